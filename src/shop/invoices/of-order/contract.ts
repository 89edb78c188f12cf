import * as z from 'zod/mini';
import { pathId } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { Invoice } from '#shop/invoices/contract.ts';

export const listInvoicesOfOwnOrder = endpoint({
  name: 'listInvoicesOfOwnOrder',
  summary: 'The invoices and credit notes of one order, newest first; those of several orders too',
  method: 'GET',
  path: '/api/orders/:orderId/invoices',
  who: 'customer',
  right: 'invoices',
  input: z.object({ orderId: pathId() }),
  output: z.array(Invoice),
});
