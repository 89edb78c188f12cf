import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import * as calls from './contract.ts';
import { copyPriceList, fillPriceList } from './fill/contract.ts';
import { copyList } from './fill/copy.server.ts';
import { fillList } from './fill/fill.server.ts';
import { readPriceGrid, savePriceGrid } from './grid/contract.ts';
import { priceGrid, saveGrid } from './grid/grid.server.ts';
import * as priceCalls from './price-contract.ts';
import * as lists from './price-lists.server.ts';
import type { CustomersByList } from './price-lists.server.ts';
import * as prices from './prices.server.ts';
import * as stepCalls from './steps/contract.ts';
import * as steps from './steps/steps.server.ts';

export function officePriceRoutes(services: Services, customersOf: CustomersByList): Route[] {
  return [
    serve(calls.listPriceLists, () => lists.priceLists(services, customersOf)),
    serve(calls.readPriceList, ({ code }) => lists.priceList(services, customersOf, code)),
    serve(calls.createPriceList, (input, staff) =>
      lists.createPriceList(services, customersOf, staff, input),
    ),
    serve(calls.renamePriceList, (input, staff) =>
      lists.renamePriceList(services, customersOf, staff, input),
    ),
    serve(calls.deletePriceList, ({ code }, staff) =>
      lists.removePriceList(services, customersOf, staff, code),
    ),
    serve(priceCalls.listPrices, ({ code, q, state, sort, skip = 0, take = 50 }) =>
      prices.pricesOfList(services, code, { q, state }, { sort, skip, take }),
    ),
    serve(priceCalls.listPricesOfArticle, ({ id }) => prices.pricesOfArticle(services, id)),
    serve(priceCalls.addPrice, (input, staff) => prices.addPrice(services, staff, input)),
    serve(priceCalls.changePrice, (input, staff) => prices.changePrice(services, staff, input)),
    serve(priceCalls.deletePrice, (place, staff) => prices.removePrice(services, staff, place)),
    serve(stepCalls.listSteps, (query) => steps.stepsOfList(services, query)),
    serve(stepCalls.addStep, (input, staff) => steps.addStep(services, staff, input)),
    serve(stepCalls.changeStep, (input, staff) => steps.changeStep(services, staff, input)),
    serve(stepCalls.deleteStep, (place, staff) => steps.removeStep(services, staff, place)),
    serve(readPriceGrid, (query) => priceGrid(services, query)),
    serve(savePriceGrid, (input, staff) => saveGrid(services, staff, input)),
    serve(fillPriceList, (input, staff, { language }) => fillList(services, staff, input, language)),
    serve(copyPriceList, (input, staff) => copyList(services, customersOf, staff, input)),
  ];
}
