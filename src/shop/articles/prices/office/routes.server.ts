import { serve } from '#kit/http/router.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import * as calls from './contract.ts';
import * as lists from './price-lists.server.ts';
import type { CustomersByList } from './price-lists.server.ts';
import * as prices from './prices.server.ts';

export function officePriceRoutes(services: Services, customersOf: CustomersByList): Route[] {
  return [
    serve(calls.listPriceLists, () => lists.priceLists(services, customersOf)),
    serve(calls.readPriceList, ({ code }) => lists.priceList(services, customersOf, code)),
    serve(calls.createPriceList, (given, staff) => lists.create(services, customersOf, staff, given)),
    serve(calls.renamePriceList, (given, staff) => lists.rename(services, customersOf, staff, given)),
    serve(calls.deletePriceList, ({ code }, staff) => lists.remove(services, customersOf, staff, code)),
    serve(calls.listPrices, ({ code, q, state, sort, skip = 0, take = 50 }) =>
      prices.pricesOfList(services, code, { q, state }, { sort, skip, take }),
    ),
    serve(calls.listPricesOfArticle, ({ id }) => prices.pricesOfArticle(services, id)),
    serve(calls.addPrice, (given, staff) => prices.add(services, staff, given)),
    serve(calls.changePrice, (given, staff) => prices.change(services, staff, given)),
    serve(calls.deletePrice, (place, staff) => prices.remove(services, staff, place)),
  ];
}
