import { controlTexts } from '#shop/texts/language/controls.ts';
import { errorTexts } from '#shop/texts/language/errors.ts';
import { generalTexts } from '#shop/texts/language/general.ts';
import { logInTexts } from '#shop/texts/language/log-in.ts';
import { catalogueOfficeTexts } from './catalogue.ts';
import { contentOfficeTexts } from './content.ts';
import { customersOfficeTexts } from './customers.ts';
import { integrationOfficeTexts } from './exchange.ts';
import { figuresOfficeTexts } from './figures.ts';
import { frameOfficeTexts } from './frame.ts';
import { invoicesOfficeTexts } from './invoices.ts';
import { logOfficeTexts } from './log.ts';
import { mailOfficeTexts } from './mail.ts';
import { ordersOfficeTexts } from './orders.ts';
import { pagesOfficeTexts } from './pages.ts';
import { pricesOfficeTexts } from './prices.ts';
import { shopWordsOfficeTexts } from './shop-words.ts';
import { staffOfficeTexts } from './staff.ts';

/** The office's texts, which are in its own bundle and not sent to visitors of the shop. An area adds its file here. */
export const officeTable = {
  ...controlTexts,
  ...errorTexts,
  ...generalTexts,
  ...logInTexts,
  ...catalogueOfficeTexts,
  ...contentOfficeTexts,
  ...customersOfficeTexts,
  ...integrationOfficeTexts,
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
