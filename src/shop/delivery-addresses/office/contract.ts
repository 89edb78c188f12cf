import * as z from 'zod/mini';
import { pathId } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { DeliveryAddress } from '#shop/delivery-addresses/contract.ts';

export const listAddressesOfCustomer = endpoint({
  name: 'listAddressesOfCustomer',
  summary: 'The delivery addresses of a customer',
  method: 'GET',
  path: '/api/office/customers/:id/addresses',
  who: 'staff',
  right: 'customers.read',
  input: z.object({ id: pathId() }),
  output: z.object({ Rows: z.array(DeliveryAddress) }),
});
