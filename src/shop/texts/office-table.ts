import { controlTexts } from './language/controls.ts';
import { errorTexts } from './language/errors.ts';
import { generalTexts } from './language/general.ts';
import { logInTexts } from './language/log-in.ts';
import { catalogueOfficeTexts } from './office-language/catalogue.ts';
import { contentOfficeTexts } from './office-language/content.ts';
import { customersOfficeTexts } from './office-language/customers.ts';
import { exchangeOfficeTexts } from './office-language/exchange.ts';
import { figuresOfficeTexts } from './office-language/figures.ts';
import { frameOfficeTexts } from './office-language/frame.ts';
import { invoicesOfficeTexts } from './office-language/invoices.ts';
import { logOfficeTexts } from './office-language/log.ts';
import { mailOfficeTexts } from './office-language/mail.ts';
import { ordersOfficeTexts } from './office-language/orders.ts';
import { pagesOfficeTexts } from './office-language/pages.ts';
import { pricesOfficeTexts } from './office-language/prices.ts';
import { shopWordsOfficeTexts } from './office-language/shop-words.ts';
import { staffOfficeTexts } from './office-language/staff.ts';

/** What the office says: part of its own bundle, and sent to nobody in the shop. An area adds its file here. */
export const officeTable = {
  ...controlTexts,
  ...errorTexts,
  ...generalTexts,
  ...logInTexts,
  ...catalogueOfficeTexts,
  ...contentOfficeTexts,
  ...customersOfficeTexts,
  ...exchangeOfficeTexts,
  ...figuresOfficeTexts,
  ...frameOfficeTexts,
  ...invoicesOfficeTexts,
  ...logOfficeTexts,
  ...mailOfficeTexts,
  ...ordersOfficeTexts,
  ...pagesOfficeTexts,
  ...pricesOfficeTexts,
  ...shopWordsOfficeTexts,
  ...staffOfficeTexts,
};

export type OfficeTextKey = keyof typeof officeTable;
