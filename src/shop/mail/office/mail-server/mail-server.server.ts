import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import {
  mailServerOf,
  readStoredMailServer,
  sealMailPassword,
  smtpPort,
  storeMailServer,
  type StoredMailServer,
} from '#kit/mail/mail-server.server.ts';
import { mailIsQueued, tryWaitingMailAnew } from '#kit/mail/outbox.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import {
  changeMailServer,
  readMailServer,
  testMailServer,
  type MailServerAnswer,
  type MailServerInput,
} from './contract.ts';
import { sendTest } from './send-test.server.ts';

export function mailServerRoutes(services: Services, texts: TextRepository): Route[] {
  return [
    serve(readMailServer, async () => await current(services)),
    serve(changeMailServer, (input, staff) => change(services, staff, input)),
    serve(testMailServer, ({ To }, staff, { language }) =>
      tryServer(services, texts, staff, { to: To, language }),
    ),
  ];
}

/** What the server takes is noted: the checklist of a shop that is not open yet asks for it. */
async function tryServer(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  mail: { to: string; language: Language },
) {
  const told = await sendTest(services, texts, mail);
  if (told.Accepted)
    await changeAs(by, services, {}, async (_trx, note) =>
      note({ entity: 'mail-server', id: 'server', action: 'send', before: null, after: {} }),
    );
  return told;
}

async function current(services: Services): Promise<MailServerAnswer> {
  const { env, db } = services;
  if (env.smtpUrl === undefined) return toWire(await readStoredMailServer(db));
  const { from, ordersTo } = await mailServerOf(services);
  return {
    ...addressOf(env.smtpUrl),
    From: from,
    OrdersTo: ordersTo ?? from,
    FromEnvironment: true,
    Version: versionOf({}),
  };
}

function addressOf(smtpUrl: NonNullable<Env['smtpUrl']>) {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  return {
    Host: hostname,
    Port: port === '' ? (protocol === 'smtps:' ? 465 : smtpPort) : Number(port),
    User: decodeURIComponent(username),
    HasPassword: password !== '',
  };
}

async function change(
  services: Services,
  by: StaffMember,
  { Version, ...input }: MailServerInput & { Version: string },
): Promise<MailServerAnswer | Problem> {
  if (services.env.smtpUrl !== undefined)
    return new Problem('conflict', { detail: officeTextOf('officeProblem.mailServerOfEnvironment') });
  const changed = await changeAs(
    by,
    services,
    { topic: 'mail server', seen: Version },
    async (trx, note, unchanged) => {
      await lockAgainstWriters(trx, 'mail_server');
      const before = await readStoredMailServer(trx);
      unchanged(toWire(before).Version);
      const password = passwordAfter(before, input, services.env);
      if (password instanceof Problem) return password;
      const after = {
        host: input.Host,
        port: input.Port,
        username: input.User,
        password,
        mail_from: input.From,
        orders_to: input.OrdersTo,
      };
      await storeMailServer(trx, after);
      await tryWaitingMailAnew(trx, services.now());
      note({
        entity: 'mail-server',
        id: 'server',
        action: 'change',
        before: logged(before),
        after: { ...logged(after), ...(input.Password !== '' && { Password: '•••' }) },
      });
      return toWire(after);
    },
  );
  mailIsQueued();
  return changed;
}

/** A password stays only with the server and user that it was given for: it must not be sent to another. */
function passwordAfter(
  before: StoredMailServer,
  { Host, Port, User, Password }: MailServerInput,
  env: Env,
): string | null | Problem {
  if (Host === '' || User === '') return null;
  if (Password !== '') return sealMailPassword(env, Password);
  const isSame = before.host === Host && before.port === Port && before.username === User;
  if (before.password === null || isSame) return before.password;
  return badField('Password', 'required', officeTextOf('officeProblem.mailPasswordAnew'));
}

function toWire(server: StoredMailServer): MailServerAnswer {
  return {
    ...shownOf(server),
    HasPassword: server.password !== null,
    FromEnvironment: false,
    Version: versionOf(server),
  };
}

/** The log takes what stands in angle brackets for markup. */
function logged(server: StoredMailServer) {
  const { From, OrdersTo, ...rest } = shownOf(server);
  return { ...rest, From: inBrackets(From), OrdersTo: inBrackets(OrdersTo) };
}

function inBrackets(mailbox: string): string {
  return mailbox.replace(/<(.*)>$/, '($1)');
}

/** The password is not part of it. */
function shownOf(server: StoredMailServer) {
  return {
    Host: server.host,
    Port: server.port,
    User: server.username,
    From: server.mail_from,
    OrdersTo: server.orders_to,
  };
}
