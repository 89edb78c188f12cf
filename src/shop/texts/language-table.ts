import { applicationTexts } from './language/application.ts';
import { articleTexts } from './language/article.ts';
import { cartTexts } from './language/cart.ts';
import { catalogueTexts } from './language/catalogue.ts';
import { checkoutTexts } from './language/checkout.ts';
import { contactTexts } from './language/contact.ts';
import { controlTexts } from './language/controls.ts';
import { cookieTexts } from './language/cookies.ts';
import { errorTexts } from './language/errors.ts';
import { fieldTexts } from './language/fields.ts';
import { generalTexts } from './language/general.ts';
import { invoiceTexts } from './language/invoice.ts';
import { logInTexts } from './language/log-in.ts';
import { mailTexts } from './language/mail.ts';
import { menuTexts } from './language/menu.ts';
import { myPageTexts } from './language/my-page.ts';
import { orderTexts } from './language/orders.ts';
import { pageTitleTexts } from './language/page-titles.ts';
import { passwordTexts } from './language/password.ts';
import { pressRoomTexts } from './language/press-room.ts';
import { problemTexts } from './language/problems.ts';
import { startTexts } from './language/start.ts';

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
  ...startTexts,
};

export type TextKey = keyof typeof languageTable;
