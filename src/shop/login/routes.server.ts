import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import {
  checkRequiresNewPassword,
  resetPassword,
  setRequiredPassword,
} from '#shop/login/password/contract.ts';
import { checkLogin } from './contract.ts';
import { logIn, logOut } from './log-in-contract.ts';
import { logInWithLink, logInWithPassword, loginStateOf } from './log-in.server.ts';
import { setRequiredPassword as saveRequiredPassword } from '#shop/login/password/new-password.server.ts';
import { mailResetLinks } from '#shop/login/password/reset-password.server.ts';
import { sessionCookie, type SessionRepository } from './sessions.server.ts';

export function loginRoutes(services: Services, sessions: SessionRepository, texts: TextRepository): Route[] {
  return [
    serve(checkLogin, (_input, principal) => loginStateOf(principal)),
    serve(logIn, ({ password = '', resetToken, inviteToken, ...typed }, _principal, context) => {
      const token = resetToken || inviteToken;
      if (token === '') return logInWithPassword(services, sessions, { ...typed, password }, context);
      const kind = resetToken === '' ? 'invite' : 'reset';
      return logInWithLink(services, sessions, { kind, token }, context);
    }),
    serve(
      logOut,
      async (_input, _principal, context) =>
        new Answer(undefined, { cookies: [await sessions.end(context.secrets(sessionCookie))] }),
    ),
    serve(checkRequiresNewPassword, (_input, customer) => ({
      RequireNewPassword: customer.requireNewPassword,
    })),
    serve(setRequiredPassword, ({ newPassword }, customer) =>
      saveRequiredPassword(services, { sessions, texts }, customer, newPassword),
    ),
    serve(resetPassword, ({ email }, _principal, context) =>
      mailResetLinks(services, texts, email, context.ip),
    ),
  ];
}
