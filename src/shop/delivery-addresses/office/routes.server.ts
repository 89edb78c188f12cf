import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { addressesOf } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { listAddressesOfCustomer } from './contract.ts';

/** The staff see the addresses of a customer; the customer and files change them. */
export function officeAddressRoutes({ db }: Services): Route[] {
  return [
    serve(listAddressesOfCustomer, async ({ id }, _staff, { language }) => {
      if (!(await readWholeCustomer(db, id))) return new Problem('not-found');
      return { Rows: await addressesOf(db, { id }, language) };
    }),
  ];
}
