import { serve } from '#kit/http/router.server.ts';
import type { Route, Services } from '#kit/http/router.server.ts';
import { changePassword as savePassword } from '#shop/login/password/new-password.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';
import { changePassword, readCustomer } from './contract.ts';
import { customerFor } from './customers.server.ts';

export function customerRoutes(services: Services, sessions: SessionRepository): Route[] {
  return [
    serve(readCustomer, (_input, customer) => customerFor(services.db, customer.id)),
    serve(changePassword, (input, customer) => savePassword(services, sessions, customer, input)),
  ];
}
