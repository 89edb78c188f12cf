import * as z from 'zod/mini';
import { optionalQueryInteger, pathId, queryText } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { quickOrderFields } from '#shop/quick-order/contract.ts';
import { mostBytesOfRows, Preview } from '#shop/wanted-rows/contract.ts';
import { OwnNumber } from '#shop/quick-order/own-numbers/contract.ts';

export const listOwnNumbersOfCustomer = endpoint({
  name: 'listOwnNumbersOfCustomer',
  summary: 'The article numbers that a customer uses, with the price that the customer sees',
  method: 'GET',
  path: '/api/office/customers/:id/ownnumbers',
  who: 'staff',
  right: 'customers.read',
  input: z.object({
    id: pathId(),
    q: queryText(),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Rows: z.array(OwnNumber), Total: z.int() }),
});

export const previewQuickOrderOfCustomer = endpoint({
  name: 'previewQuickOrderOfCustomer',
  summary: 'What a pasted text or rows would order for a customer, at the customer’s prices',
  description: 'As `POST quickorder/preview`, without regard to what the customer’s cart holds.',
  method: 'POST',
  path: '/api/office/customers/:id/quickorder/preview',
  who: 'staff',
  right: 'orders.write',
  mostBodyBytes: mostBytesOfRows,
  problems: ['too-large'],
  input: z.object({ id: pathId(), ...quickOrderFields }),
  output: Preview,
});
