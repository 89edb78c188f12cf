import { serve, type Route } from '#kit/http/router.server.ts';
import { listStaff } from './contract.ts';
import type { ContactCardRepository } from './contact-cards.server.ts';

export function contactRoutes(staff: ContactCardRepository): Route[] {
  return [serve(listStaff, (_input, _principal, context) => staff.staffIn(context.language))];
}
