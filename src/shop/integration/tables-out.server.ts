import type { TableOut } from '#kit/tables/out/table-out.server.ts';
import { articlesOut, pricesOut, stockOut } from '#shop/articles/import/articles-out.server.ts';
import { colourFile, materialFile } from '#shop/articles/traits/import-traits.server.ts';
import { countryFile } from '#shop/countries/import-countries.server.ts';
import { rateFile } from '#shop/currency-rates/import-rates.server.ts';
import { customersOut } from '#shop/customers/import/imported-customer-state.server.ts';
import { addressesOut } from '#shop/delivery-addresses/import-addresses.server.ts';
import { freightFile } from '#shop/freight/import-freight.server.ts';
import { invoicesOut } from '#shop/invoices/import/imported-invoice-state.server.ts';
import { orderStatusOut } from '#shop/orders/import/reported-order-state.server.ts';
import { groupsOut } from '#shop/product-groups/import-groups.server.ts';
import { ownNumbersOut } from '#shop/quick-order/own-numbers/import-own-numbers.server.ts';
import { vatRateFile } from '#shop/vat-rates/import-vat-rates.server.ts';
import { wayFile } from '#shop/ways-of-delivery/import-ways.server.ts';
import type { FileKind } from './kinds.ts';

/** What the shop writes of each kind of file: the import of the kind takes it as it is, and changes nothing. */
export const tablesOut: Record<FileKind, TableOut> = {
  ways: wayFile.out,
  colours: colourFile.out,
  materials: materialFile.out,
  countries: countryFile.out,
  'vat-rates': vatRateFile.out,
  freight: freightFile.out,
  rates: rateFile.out,
  groups: groupsOut,
  articles: articlesOut,
  prices: pricesOut,
  stock: stockOut,
  customers: customersOut,
  addresses: addressesOut,
  'customer-articles': ownNumbersOut,
  'order-status': orderStatusOut,
  invoices: invoicesOut,
};
