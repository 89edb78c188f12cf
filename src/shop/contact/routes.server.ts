import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { listStaff } from './contract.ts';
import type { StaffCardRepository } from './staff.server.ts';

export function contactRoutes(staff: StaffCardRepository): Route[] {
  return [serve(listStaff, (_input, _principal, context) => staff.staffIn(context.language))];
}
