import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { assignPriceList } from './assign/contract.ts';
import { assignList } from './assign/assign.server.ts';
import * as calls from './contract.ts';
import { changeCustomer, createCustomer, customerChoices, officeCustomer } from './customers.server.ts';
import { officeCustomers } from './customer-list.server.ts';
import { welcomeCustomers } from './welcome/contract.ts';
import { mailWelcomes } from './welcome/welcome.server.ts';

/** A change takes effect at the next request of a customer who is logged in, so `sessions` must forget its cache. */
export function officeCustomerRoutes(
  services: Services,
  sessions: { forget(): void },
  texts: TextRepository,
): Route[] {
  const { db } = services;
  return [
    serve(calls.listOfficeCustomers, ({ q, priceList, state, sort, skip = 0, take = 50 }) =>
      officeCustomers(db, { q, priceList, state }, { sort, skip, take }),
    ),
    serve(calls.readCustomerChoices, (_input, _staff, { language }) => customerChoices(services, language)),
    serve(calls.readOfficeCustomer, ({ id }) => officeCustomer(db, id)),
    serve(calls.createOfficeCustomer, (input, staff) => createCustomer(services, staff, input)),
    serve(calls.changeOfficeCustomer, async (input, staff) => {
      const changed = await changeCustomer(services, staff, input, texts);
      sessions.forget();
      return changed;
    }),
    serve(assignPriceList, async (input, staff, { language }) => {
      const told = await assignList(services, staff, input, language);
      sessions.forget();
      return told;
    }),
    serve(welcomeCustomers, (asked, staff, { language }) =>
      mailWelcomes(services, texts, staff, { asked, language }),
    ),
  ];
}
