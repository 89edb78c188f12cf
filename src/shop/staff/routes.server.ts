import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { changesFor, type TitlesOf } from '#shop/staff/change-log/changes.server.ts';
import { choosePassword, forWhom } from '#shop/staff/login/links.server.ts';
import { logIn, stateOf } from '#shop/staff/login/log-in.server.ts';
import { listChanges } from '#shop/staff/change-log/contract.ts';
import * as calls from './contract.ts';
import { begin, changePassword, confirm, ownLogIn } from '#shop/staff/login/own-log-in.server.ts';
import { officeCookie, type StaffSessions } from './sessions.server.ts';
import { changeStaffMember, inviteStaffMember, sendLink, staffMember, staffMembers } from './staff.server.ts';

export function officeStaffRoutes(
  services: Services,
  sessions: StaffSessions,
  texts: TextRepository,
  titlesOf: TitlesOf,
): Route[] {
  const shop = async () => (await texts.settings()).CompanyName;
  return [
    serve(calls.checkOfficeLogIn, async (_input, _principal, context) =>
      stateOf(services.db, await sessions.find(context.secrets(officeCookie))),
    ),
    serve(calls.logInToOffice, (input, _principal, context) => logIn(services, sessions, input, context)),
    serve(
      calls.logOutOfOffice,
      async (_input, _principal, context) =>
        new Answer(undefined, { cookies: [await sessions.end(context.secrets(officeCookie))] }),
    ),
    serve(calls.readStaffLink, ({ Token }, _principal, context) => forWhom(services, Token, context.ip)),
    serve(calls.useStaffLink, (input, _principal, context) =>
      choosePassword(services, { sessions, texts }, input, context),
    ),
    serve(calls.readOwnLogIn, (_input, staff) => ownLogIn(services, staff)),
    serve(calls.changeOwnPassword, (input, staff) => changePassword(services, texts, staff, input)),
    serve(calls.beginTwoStep, async ({ CurrentPassword }, staff) =>
      begin(services, staff, await shop(), CurrentPassword),
    ),
    serve(calls.confirmTwoStep, ({ Code }, staff) => confirm(services, staff, Code)),
    serve(calls.listStaffMembers, () => staffMembers(services)),
    serve(calls.readStaffMember, ({ id }) => staffMember(services, id)),
    serve(calls.inviteStaffMember, async (input, staff) =>
      inviteStaffMember(services, staff, await texts.settings(), input),
    ),
    serve(calls.changeStaffMember, (input, staff) => changeStaffMember(services, staff, input)),
    serve(calls.sendStaffLink, async (input, staff) =>
      sendLink(services, staff, await texts.settings(), input),
    ),
    serve(listChanges, ({ entity, entityId, staffId, before, take }, staff) =>
      changesFor(services.db, staff, {
        filter: { entity, entityId, staffId, before },
        take: take ?? 20,
        titlesOf,
      }),
    ),
  ];
}
