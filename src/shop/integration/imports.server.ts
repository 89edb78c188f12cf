import type { Services } from '#kit/services/services.server.ts';
import type { Import } from '#kit/tables/table-file-import.server.ts';
import { importArticles } from '#shop/articles/import/import-articles.server.ts';
import { importPrices } from '#shop/articles/import/import-prices.server.ts';
import { importStock } from '#shop/articles/import/import-stock.server.ts';
import { importColours, importMaterials } from '#shop/articles/traits/import-traits.server.ts';
import { importCountries } from '#shop/countries/import-countries.server.ts';
import { importCustomers } from '#shop/customers/import/import-customers.server.ts';
import { importInvoices } from '#shop/invoices/import/import-invoices.server.ts';
import { importOrderStatus } from '#shop/orders/import/import-order-status.server.ts';
import { importGroups } from '#shop/product-groups/import-groups.server.ts';
import { importCustomerArticles } from '#shop/quick-order/own-numbers/import-own-numbers.server.ts';
import { importWays } from '#shop/ways-of-delivery/import-ways.server.ts';
import { importVatRates } from '#shop/vat-rates/import-vat-rates.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { FileKind } from './kinds.ts';

export type Imports = Record<FileKind, Import>;

/** The import of each kind of file, shared by the command, the folder, API clients and the office. */
export function importsOf(services: Pick<Services, 'env' | 'now'>, texts: TextRepository): Imports {
  return {
    ways: importWays,
    colours: importColours,
    materials: importMaterials,
    countries: importCountries,
    'vat-rates': importVatRates,
    groups: importGroups,
    articles: importArticles(services.now),
    prices: importPrices,
    stock: importStock,
    customers: importCustomers(services, texts),
    'customer-articles': importCustomerArticles(services.now),
    'order-status': importOrderStatus(services, texts),
    invoices: importInvoices(services, texts),
  };
}
