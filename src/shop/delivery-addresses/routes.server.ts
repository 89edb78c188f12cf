import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';
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

export function deliveryAddressRoutes(services: Services, sessions: SessionRepository): Route[] {
  const { db } = services;
  // The VAT of a cart follows the usual address, which sessions hold.
  const afterwards = async <Answer>(done: Promise<Answer>): Promise<Answer> => {
    const answer = await done;
    sessions.forget();
    return answer;
  };
  return [
    serve(listDeliveryAddresses, (_input, customer, { language }) => addressesOf(db, customer, language)),
    serve(readDeliveryAddress, ({ id }, customer, { language }) => addressOf(db, customer, id, language)),
    serve(createDeliveryAddress, (input, customer, context) =>
      afterwards(createAddress(services, customer, input, context)),
    ),
    serve(changeDeliveryAddress, (input, customer, { language }) =>
      afterwards(changeAddress(db, customer, input, language)),
    ),
    serve(setDefaultAddress, ({ id }, customer) => afterwards(makeDefault(db, customer, id))),
  ];
}
