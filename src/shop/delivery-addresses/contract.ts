import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { pathId } from '#kit/fields/fields.ts';
import { addressFields, DeliveryAddressInput, zipCodeOfCountry } from './address-input.ts';

export const DeliveryAddress = z.object({
  Id: z.int(),
  Name: z.string(),
  Address1: z.string(),
  Address2: z.string(),
  ZipCode: z.string(),
  City: z.string(),
  CountryCode: z.string(),
  CountryName: z.string(),
  ContactPerson: z.string(),
  /** The number by which the place is called; '' for none. */
  Gln: z.string(),
  DefaultAddress: z.boolean(),
  /** "Standardadress" or "Default address" for the default address, otherwise ''. */
  DefaultAddressText: z.string(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

export const listDeliveryAddresses = endpoint({
  name: 'listDeliveryAddresses',
  summary: "The customer's delivery addresses",
  method: 'GET',
  path: '/api/deliveryaddresses',
  who: 'customer',
  right: 'order',
  input: z.object({}),
  output: z.array(DeliveryAddress),
});

export const readDeliveryAddress = endpoint({
  name: 'readDeliveryAddress',
  summary: 'One delivery address',
  method: 'GET',
  path: '/api/deliveryaddress/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId() }),
  output: DeliveryAddress,
});

export const createDeliveryAddress = endpoint({
  name: 'createDeliveryAddress',
  summary: 'Save a new delivery address',
  method: 'POST',
  path: '/api/deliveryaddress',
  who: 'customer',
  right: 'order',
  requestHeaders: keyHeader,
  problems: ['conflict', 'key-reused'],
  input: DeliveryAddressInput,
  output: DeliveryAddress,
});

export const changeDeliveryAddress = endpoint({
  name: 'changeDeliveryAddress',
  summary: 'Change a delivery address',
  method: 'PUT',
  path: '/api/deliveryaddress/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId(), ...addressFields }).check(zipCodeOfCountry),
  output: DeliveryAddress,
});

export const setDefaultAddress = endpoint({
  name: 'setDefaultAddress',
  summary: 'Make a delivery address the default',
  method: 'PUT',
  path: '/api/DeliveryAddress/DefaultAddress/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
