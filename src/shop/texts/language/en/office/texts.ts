import { controlTexts } from '#shop/texts/language/en/controls.ts';
import { errorTexts } from '#shop/texts/language/en/errors.ts';
import { generalTexts } from '#shop/texts/language/en/general.ts';
import { logInTexts } from '#shop/texts/language/en/account/log-in.ts';
import type { OfficeTexts } from '#shop/texts/office-language/table.ts';
import { apiDocsOfficeTexts } from './api-docs.ts';
import { catalogueOfficeTexts } from './catalogue.ts';
import { columnsOfficeTexts } from './columns.ts';
import { contentOfficeTexts } from './content.ts';
import { creditOfficeTexts } from './credit.ts';
import { customersOfficeTexts } from './customers.ts';
import { figuresOfficeTexts } from './figures.ts';
import { frameOfficeTexts } from './frame.ts';
import { integrationOfficeTexts } from './exchange.ts';
import { invoicesOfficeTexts } from './invoices.ts';
import { logOfficeTexts } from './log.ts';
import { intakesOfficeTexts } from './intakes.ts';
import { mailOfficeTexts } from './mail.ts';
import { openingOfficeTexts } from './opening.ts';
import { ordersOfficeTexts } from './orders.ts';
import { changesOfficeTexts } from './desk/changes.ts';
import { waitingOfficeTexts } from './desk/waiting.ts';
import { customsOfficeTexts } from './desk/customs.ts';
import { pickingTexts } from './desk/picking.ts';
import { pagesOfficeTexts } from './pages.ts';
import { peppolOfficeTexts } from './peppol.ts';
import { pricesOfficeTexts } from './prices.ts';
import { problemsOfficeTexts } from './problems.ts';
import { freightOfficeTexts } from './freight.ts';
import { ratesOfficeTexts } from './rates.ts';
import { registersOfficeTexts } from './registers.ts';
import { sendingOfficeTexts } from './desk/sending.ts';
import { settingsOfficeTexts } from './settings.ts';
import { staffOfficeTexts } from './staff.ts';

export const officeTexts: OfficeTexts = {
  ...controlTexts,
  ...errorTexts,
  ...generalTexts,
  ...logInTexts,
  ...apiDocsOfficeTexts,
  ...catalogueOfficeTexts,
  ...columnsOfficeTexts,
  ...contentOfficeTexts,
  ...creditOfficeTexts,
  ...customersOfficeTexts,
  ...figuresOfficeTexts,
  ...frameOfficeTexts,
  ...intakesOfficeTexts,
  ...integrationOfficeTexts,
  ...invoicesOfficeTexts,
  ...logOfficeTexts,
  ...mailOfficeTexts,
  ...openingOfficeTexts,
  ...ordersOfficeTexts,
  ...changesOfficeTexts,
  ...waitingOfficeTexts,
  ...sendingOfficeTexts,
  ...customsOfficeTexts,
  ...pickingTexts,
  ...pagesOfficeTexts,
  ...peppolOfficeTexts,
  ...pricesOfficeTexts,
  ...problemsOfficeTexts,
  ...freightOfficeTexts,
  ...ratesOfficeTexts,
  ...registersOfficeTexts,
  ...settingsOfficeTexts,
  ...staffOfficeTexts,
};
