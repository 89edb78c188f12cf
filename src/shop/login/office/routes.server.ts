import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { logInOnBehalf, sendPasswordLink } from './contract.ts';
import { mailPasswordLink, startOnBehalf } from './customer-log-in.server.ts';
import type { SessionRepository } from '#shop/login/sessions.server.ts';

export function officeLogInRoutes(
  services: Services,
  sessions: SessionRepository,
  texts: TextRepository,
): Route[] {
  return [
    serve(sendPasswordLink, ({ id }, staff) => mailPasswordLink(services, texts, staff, id)),
    serve(logInOnBehalf, ({ id }, staff, context) =>
      startOnBehalf(services, sessions, staff, { id, context }),
    ),
  ];
}
