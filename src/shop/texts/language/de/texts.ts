import type { Texts } from '#shop/texts/language-table.ts';
import { applicationTexts } from './account/application.ts';
import { additionTexts } from './addition.ts';
import { articleTexts } from './article.ts';
import { cartTexts } from './cart.ts';
import { catalogueTexts } from './catalogue.ts';
import { checkoutTexts } from './checkout.ts';
import { contactTexts } from './contact.ts';
import { controlTexts } from './controls.ts';
import { cookieTexts } from './cookies.ts';
import { errorTexts } from './errors.ts';
import { fieldTexts } from './fields.ts';
import { generalTexts } from './general.ts';
import { invoiceTexts } from './account/invoice.ts';
import { logInTexts } from './account/log-in.ts';
import { mailTexts } from './mail.ts';
import { menuTexts } from './menu.ts';
import { myPageTexts } from './account/my-page.ts';
import { orderTexts } from './account/orders.ts';
import { pageTitleTexts } from './page-titles.ts';
import { passwordTexts } from './account/password.ts';
import { payInfoTexts } from './account/pay-info.ts';
import { statementTexts } from './account/statement.ts';
import { packingSlipTexts } from './account/packing-slip.ts';
import { approvalTexts } from './account/approvals.ts';
import { peopleTexts } from './account/people.ts';
import { pressRoomTexts } from './press-room.ts';
import { boughtTexts } from './bought.ts';
import { ownOrderTexts } from './account/own-order.ts';
import { waitingTexts } from './account/waiting.ts';
import { listsTexts } from './lists.ts';
import { reorderTexts } from './reorder.ts';
import { forecastTexts } from './forecast.ts';
import { quickOrderTexts } from './quick-order.ts';
import { rowTexts } from './rows.ts';
import { startTexts } from './start.ts';
import { verdictTexts } from './verdicts.ts';

export const texts: Texts = {
  ...applicationTexts,
  ...additionTexts,
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
  ...payInfoTexts,
  ...statementTexts,
  ...packingSlipTexts,
  ...approvalTexts,
  ...peopleTexts,
  ...pressRoomTexts,
  ...boughtTexts,
  ...waitingTexts,
  ...ownOrderTexts,
  ...listsTexts,
  ...reorderTexts,
  ...forecastTexts,
  ...quickOrderTexts,
  ...rowTexts,
  ...startTexts,
  ...verdictTexts,
};
