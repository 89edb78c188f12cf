import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import { buyerOf, readWholeCustomer } from '#shop/customers/customers.server.ts';
import { listOf, listsOf, type ListReading } from '#shop/shopping-lists/read-lists.server.ts';
import { listListsOfCustomer, readListOfCustomer } from './contract.ts';

/** The staff see the lists of a customer; only the customer changes them. */
export function officeListRoutes(services: ListReading): Route[] {
  const { db } = services;
  return [
    serve(listListsOfCustomer, async ({ id, ...part }) => {
      if (!(await readWholeCustomer(db, id))) return new Problem('not-found');
      const { Rows, TotalCount } = await listsOf(
        db,
        { customerId: id, ownerId: undefined },
        { take: 50, ...part },
      );
      return { Rows, Total: TotalCount };
    }),
    serve(readListOfCustomer, async ({ id, listId }, _staff, { language }) => {
      const buyer = await buyerOf(db, id);
      if (!buyer) return new Problem('not-found');
      const reader = { customerId: id, ownerId: undefined };
      return await listOf(services, { buyer, reader }, listId, language);
    }),
  ];
}
