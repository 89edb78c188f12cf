import { serve, type Route } from '#kit/http/router.server.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readCustomer } from './contract.ts';
import { changePassword } from './password-contract.ts';
import { customerFor } from './customers.server.ts';

/** `savePassword` belongs to the log-in, which depends on this area; it also ends the customer's sessions. */
export function customerRoutes(
  services: Services,
  savePassword: (
    customer: CustomerSession,
    passwords: { CurrentPassword: string; NewPassword: string },
  ) => Promise<Problem | undefined>,
): Route[] {
  return [
    serve(readCustomer, (_input, customer) => customerFor(services.db, customer.id)),
    serve(changePassword, (input, customer) => savePassword(customer, input)),
  ];
}
