import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { importAround, type Import } from '#kit/tables/table-file-import.server.ts';
import { importArticles } from '#shop/articles/import/import-articles.server.ts';
import { importPrices } from '#shop/articles/import/import-prices.server.ts';
import { importStock } from '#shop/articles/import/import-stock.server.ts';
import { colourFile, materialFile } from '#shop/articles/traits/import-traits.server.ts';
import { countryFile } from '#shop/countries/import-countries.server.ts';
import { rateFile } from '#shop/currency-rates/import-rates.server.ts';
import { prepareRelease } from '#shop/credit/release.server.ts';
import { importCustomers } from '#shop/customers/import/import-customers.server.ts';
import { importAddresses } from '#shop/delivery-addresses/import-addresses.server.ts';
import { freightFile } from '#shop/freight/import-freight.server.ts';
import { importInvoices } from '#shop/invoices/import/import-invoices.server.ts';
import { articlesFollower } from '#shop/orders/dates/follow-articles.server.ts';
import { importOrderStatus } from '#shop/orders/import/import-order-status.server.ts';
import { importGroups } from '#shop/product-groups/import-groups.server.ts';
import { importCustomerArticles } from '#shop/quick-order/own-numbers/import-own-numbers.server.ts';
import { wayFile } from '#shop/ways-of-delivery/import-ways.server.ts';
import { vatRateFile } from '#shop/vat-rates/import-vat-rates.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { headingsOf } from './heading-words.ts';
import { fileKinds, type FileKind } from './kinds.ts';

export type Imports = Record<FileKind, Import>;

/**
 * The import of each kind of file, shared by the command, the folder, API clients and the office. Each takes the headings
 * that an export writes too.
 */
export function importsOf(
  services: MailNeeds & Pick<Services, 'now' | 'log'>,
  texts: TextRepository,
): Imports {
  const release = () => prepareRelease(services, texts);
  const follow = articlesFollower(services, texts);
  /** What open orders wait for follows the days of the articles that a file has changed. */
  const moving = (imports: Import): Import =>
    importAround(imports.shape, async (db, path, options) => {
      const outcome = await imports(db, path, options);
      if (outcome.isCommitted) await follow();
      return outcome;
    });
  const imports: Imports = {
    ways: wayFile.in,
    colours: colourFile.in,
    materials: materialFile.in,
    countries: countryFile.in,
    'vat-rates': vatRateFile.in,
    freight: freightFile.in,
    rates: rateFile.in,
    groups: importGroups,
    articles: moving(importArticles(services.now)),
    prices: importPrices(services.now),
    stock: moving(importStock),
    customers: importCustomers(services, texts, release),
    addresses: importAddresses,
    'customer-articles': importCustomerArticles(services.now),
    'order-status': importOrderStatus(services, texts, release),
    invoices: importInvoices(services, texts),
  };
  return Object.fromEntries(
    fileKinds.map((kind): [FileKind, Import] => [
      kind,
      importAround(imports[kind].shape, (db, path, options) =>
        imports[kind](db, path, { ...options, wordsOf: headingsOf }),
      ),
    ]),
  ) as Imports;
}
