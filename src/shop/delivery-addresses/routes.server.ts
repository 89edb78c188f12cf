import { serve } from '#kit/http/router.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import {
  changeDeliveryAddress,
  createDeliveryAddress,
  listDeliveryAddresses,
  readDeliveryAddress,
  setDefaultAddress,
} from './contract.ts';
import {
  addressesOf,
  addressOf,
  changeAddress,
  createAddress,
  makeDefault,
} from './delivery-addresses.server.ts';

export function deliveryAddressRoutes({ db }: Services): Route[] {
  return [
    serve(listDeliveryAddresses, (_input, customer, { language }) => addressesOf(db, customer, language)),
    serve(readDeliveryAddress, ({ id }, customer, { language }) => addressOf(db, customer, id, language)),
    serve(createDeliveryAddress, (input, customer, { language }) =>
      createAddress(db, customer, input, language),
    ),
    serve(changeDeliveryAddress, (input, customer, { language }) =>
      changeAddress(db, customer, input, language),
    ),
    serve(setDefaultAddress, ({ id }, customer) => makeDefault(db, customer, id)),
  ];
}
