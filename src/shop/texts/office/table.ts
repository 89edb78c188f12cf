import { controlTexts } from '#shop/texts/language/controls.ts';
import { errorTexts } from '#shop/texts/language/errors.ts';
import { generalTexts } from '#shop/texts/language/general.ts';
import { logInTexts } from '#shop/texts/language/log-in.ts';
import { catalogueOfficeTexts } from '#shop/texts/office-language/catalogue.ts';
import { contentOfficeTexts } from '#shop/texts/office-language/content.ts';
import { customersOfficeTexts } from '#shop/texts/office-language/customers.ts';
import { integrationOfficeTexts } from '#shop/texts/office-language/exchange.ts';
import { figuresOfficeTexts } from '#shop/texts/office-language/figures.ts';
import { frameOfficeTexts } from '#shop/texts/office-language/frame.ts';
import { invoicesOfficeTexts } from '#shop/texts/office-language/invoices.ts';
import { logOfficeTexts } from '#shop/texts/office-language/log.ts';
import { mailOfficeTexts } from '#shop/texts/office-language/mail.ts';
import { ordersOfficeTexts } from '#shop/texts/office-language/orders.ts';
import { pagesOfficeTexts } from '#shop/texts/office-language/pages.ts';
import { pricesOfficeTexts } from '#shop/texts/office-language/prices.ts';
import { shopWordsOfficeTexts } from '#shop/texts/office-language/shop-words.ts';
import { staffOfficeTexts } from '#shop/texts/office-language/staff.ts';

/** What the office says: part of its own bundle, and sent to nobody in the shop. An area adds its file here. */
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
