import type { Route, Services } from '#kit/router.server.ts';
import { officeStaffRoutes } from '#shop/staff/office-routes.server.ts';
import type { StaffSessions } from '#shop/staff/sessions.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';

/** Every endpoint of the office, area by area. */
export function officeEndpoints(
  services: Services,
  { staffSessions, texts }: { staffSessions: StaffSessions; texts: TextBook },
): Route[] {
  return [...officeStaffRoutes(services, staffSessions, texts)];
}
