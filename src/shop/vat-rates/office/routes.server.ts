import { serve } from '#kit/http/router.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import * as calls from './contract.ts';
import * as rates from './vat-rates.server.ts';
import type { CodesInUse } from './vat-rates.server.ts';

export function officeVatRateRoutes(services: Services, inUse: CodesInUse): Route[] {
  return [
    serve(calls.listVatRates, () => rates.vatRates(services, inUse)),
    serve(calls.listVatCodes, () => rates.vatCodes(services)),
    serve(calls.createVatRate, (input, staff) => rates.create(services, inUse, staff, input)),
    serve(calls.changeVatRate, (input, staff) => rates.change(services, inUse, staff, input)),
    serve(calls.deleteVatRate, ({ id }, staff) => rates.remove(services, inUse, staff, id)),
  ];
}
