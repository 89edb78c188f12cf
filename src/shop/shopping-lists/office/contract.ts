import * as z from 'zod/mini';
import { optionalQueryInteger, pathId } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { ListSummary, ShoppingList } from '#shop/shopping-lists/contract.ts';

export const listListsOfCustomer = endpoint({
  name: 'listListsOfCustomer',
  summary: 'The saved lists of a customer, the last changed first',
  method: 'GET',
  path: '/api/office/customers/:id/lists',
  who: 'staff',
  right: 'customers.read',
  input: z.object({
    id: pathId(),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Rows: z.array(ListSummary), Total: z.int() }),
});

export const readListOfCustomer = endpoint({
  name: 'readListOfCustomer',
  summary: 'One saved list of a customer, with what the customer would order of it today',
  method: 'GET',
  path: '/api/office/customers/:id/lists/:listId',
  who: 'staff',
  right: 'customers.read',
  input: z.object({ id: pathId(), listId: pathId() }),
  output: ShoppingList,
});
