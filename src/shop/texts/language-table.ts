import { applicationTexts } from '#shop/texts/language/application.ts';
import { articleTexts } from '#shop/texts/language/article.ts';
import { cartTexts } from '#shop/texts/language/cart.ts';
import { catalogueTexts } from '#shop/texts/language/catalogue.ts';
import { checkoutTexts } from '#shop/texts/language/checkout.ts';
import { contactTexts } from '#shop/texts/language/contact.ts';
import { controlTexts } from '#shop/texts/language/controls.ts';
import { cookieTexts } from '#shop/texts/language/cookies.ts';
import { errorTexts } from '#shop/texts/language/errors.ts';
import { fieldTexts } from '#shop/texts/language/fields.ts';
import { forecastTexts } from '#shop/texts/language/forecast.ts';
import { generalTexts } from '#shop/texts/language/general.ts';
import { invoiceTexts } from '#shop/texts/language/invoice.ts';
import { logInTexts } from '#shop/texts/language/log-in.ts';
import { mailTexts } from '#shop/texts/language/mail.ts';
import { menuTexts } from '#shop/texts/language/menu.ts';
import { myPageTexts } from '#shop/texts/language/my-page.ts';
import { orderTexts } from '#shop/texts/language/orders.ts';
import { pageTitleTexts } from '#shop/texts/language/page-titles.ts';
import { passwordTexts } from '#shop/texts/language/password.ts';
import { pressRoomTexts } from '#shop/texts/language/press-room.ts';
import { problemTexts } from '#shop/texts/language/problems.ts';
import { reorderTexts } from '#shop/texts/language/reorder.ts';
import { startTexts } from '#shop/texts/language/start.ts';
import { verdictTexts } from '#shop/texts/language/verdicts.ts';

export const languageTable = {
  ...applicationTexts,
  ...articleTexts,
  ...cartTexts,
  ...catalogueTexts,
  ...checkoutTexts,
  ...contactTexts,
  ...controlTexts,
  ...cookieTexts,
  ...errorTexts,
  ...fieldTexts,
  ...forecastTexts,
  ...generalTexts,
  ...invoiceTexts,
  ...logInTexts,
  ...mailTexts,
  ...menuTexts,
  ...myPageTexts,
  ...orderTexts,
  ...pageTitleTexts,
  ...passwordTexts,
  ...pressRoomTexts,
  ...problemTexts,
  ...reorderTexts,
  ...startTexts,
  ...verdictTexts,
};

export type TextKey = keyof typeof languageTable;
