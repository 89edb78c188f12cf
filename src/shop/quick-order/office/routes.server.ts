import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { buyerOf } from '#shop/customers/customers.server.ts';
import { ownNumbersOf } from '#shop/quick-order/own-numbers/own-numbers.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { numberAtDesk } from '#shop/login/customer-session.server.ts';
import { previewGiven } from '#shop/quick-order/preview-given.server.ts';
import { listOwnNumbersOfCustomer, previewQuickOrderOfCustomer } from './contract.ts';

export function officeOwnNumberRoutes(services: RowServices): Route[] {
  return [
    serve(listOwnNumbersOfCustomer, async ({ id, ...input }, _staff, { language }) => {
      const buyer = await buyerOf(services.db, id);
      if (!buyer) return new Problem('not-found');
      const { Rows, TotalCount } = await ownNumbersOf(services, buyer, { take: 50, ...input }, language);
      return { Rows, Total: TotalCount };
    }),
    serve(previewQuickOrderOfCustomer, async ({ id, ...given }, staff, { language }) => {
      const customer = await numberAtDesk(services.db, id, staff);
      if (!customer) return new Problem('not-found');
      // What the customer's cart holds is not ordered with it.
      const withoutCart = { ...customer, person: { ...customer.person, cartId: 0 } };
      return await previewGiven(services, withoutCart, given, language);
    }),
  ];
}
