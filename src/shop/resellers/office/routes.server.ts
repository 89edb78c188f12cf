import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { accept, application, applications, decline } from './applications.server.ts';
import * as calls from './contract.ts';

export function officeApplicationRoutes(services: Services, texts: TextRepository): Route[] {
  const { db } = services;
  return [
    serve(calls.listApplications, ({ state, skip = 0, take = 50 }) =>
      applications(db, state, { skip, take }),
    ),
    serve(calls.readApplication, ({ id }) => application(services, texts, id)),
    serve(calls.acceptApplication, (input, staff) => accept(services, texts, staff, input)),
    serve(calls.declineApplication, (input, staff) => decline(services, texts, staff, input)),
  ];
}
