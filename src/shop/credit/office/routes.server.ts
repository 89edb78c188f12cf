import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import * as calls from './contract.ts';
import { changeCustomerCredit, customerCredit } from './customer-credit.server.ts';
import { holdTrial } from './hold-trial.server.ts';

export function officeCreditRoutes(services: Services, texts: TextRepository): Route[] {
  return [
    serve(calls.readCustomerCredit, ({ id }) => customerCredit(services.db, id)),
    serve(calls.changeCustomerCredit, (input, staff) => changeCustomerCredit(services, texts, staff, input)),
    serve(calls.readHoldTrial, async () => holdTrial(services, (await texts.settings()).HoldOverdueDays)),
  ];
}
