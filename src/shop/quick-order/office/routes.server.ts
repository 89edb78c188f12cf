import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { buyerOf } from '#shop/customers/customers.server.ts';
import { ownNumbersOf } from '#shop/quick-order/own-numbers/own-numbers.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { listOwnNumbersOfCustomer } from './contract.ts';

export function officeOwnNumberRoutes(services: Pick<RowServices, 'db' | 'catalogue'>): Route[] {
  return [
    serve(listOwnNumbersOfCustomer, async ({ id, ...input }, _staff, { language }) => {
      const buyer = await buyerOf(services.db, id);
      if (!buyer) return new Problem('not-found');
      const { Rows, TotalCount } = await ownNumbersOf(services, buyer, { take: 50, ...input }, language);
      return { Rows, Total: TotalCount };
    }),
  ];
}
