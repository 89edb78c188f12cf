import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { listStaff } from './contract.ts';
import type { StaffBook } from './staff.server.ts';

export function contactRoutes(staff: StaffBook): Route[] {
  return [serve(listStaff, (_input, _reader, asked) => staff.staffIn(asked.language))];
}
