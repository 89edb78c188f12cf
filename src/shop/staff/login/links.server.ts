import { defaultLanguage } from '#kit/text/language.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import { hashNewPassword } from './new-staff-password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Right } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, isSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { chargeAll, refundAll } from '#kit/http/rate-limit.server.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import { officeLanguages } from '#shop/texts/office-language/table.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { linkCharge } from './staff-attempts.server.ts';
import { nobody, openSession } from './log-in.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import {
  deleteSessionsOfStaff,
  readStaffLinkRow,
  replaceStaffLink,
  takeStaffLink,
} from '#shop/staff/session-store.server.ts';
import type { StaffSessions } from '#shop/staff/sessions.server.ts';
import { readStaffRow, updateStaff } from '#shop/staff/store.server.ts';

export const staffLinkHours = 72;

/** Part of an invitation: creates a one-time link to choose a password. Earlier links stop working. */
export async function newLink(
  trx: Trx,
  { env, now }: Pick<Services, 'env' | 'now'>,
  staffId: number,
): Promise<string> {
  const secret = newSecret();
  const createdAt = now();
  await replaceStaffLink(trx, {
    token_hash: hashOfSecret(secret),
    staff_id: staffId,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + staffLinkHours * 3_600_000),
  });
  // The secret comes after the hash sign, so that it appears in no log on the way.
  return `${env.publicUrl}/office/welcome#${secret}`;
}

/** Part of an invitation. The mail is in Swedish, the office's main language, with a line in English. */
export async function mailLink(
  trx: Trx,
  services: Pick<Services, 'env' | 'now'>,
  { email, url, name, settings }: { email: string; url: string; name: string; settings: ShopSettings },
): Promise<void> {
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  // Nobody knows yet what language a new colleague reads: the mail is in the default, with the essence in the others.
  const own = officeTextIn(defaultLanguage);
  const others = officeLanguages(services.env.languages).filter((language) => language !== defaultLanguage);
  const subject = own('staff.mail.subject', { shop });
  const lines = [
    own('staff.mail.intro', { name, shop }),
    own('staff.mail.validity', { hours: staffLinkHours }),
  ];
  const translated = others.map(
    (language) =>
      [language, officeTextIn(language)('staff.mail.validity', { hours: staffLinkHours })] as const,
  );
  const body = html`${mailHeading(subject)}
    <p style="margin:18px 0 20px">${lines[0]}</p>
    <p style="margin:0 0 20px">${mailButton(url, own('staff.mail.button'), colours)}</p>
    <p style="margin:0 0 12px">${lines[1]}</p>
    ${translated.map(
      ([language, text]) => html`<p lang="${language}" style="margin:0;color:${colours.muted}">${text}</p>`,
    )}`;
  await queueMail(trx, services, [
    {
      name: `staff-${hashOfSecret(url).slice(0, 24)}`,
      to: email,
      subject,
      text: `${lines[0]}\n\n${url}\n\n${[lines[1], ...translated.map(([, text]) => text)].join('\n')}\n`,
      html: mailPage({ language: defaultLanguage, subject, shop, colours, summary: lines[0] ?? '', body }),
    },
  ]);
}

export async function forWhom({ db, now }: Services, token: string, ip: string) {
  const charge = linkCharge(ip);
  const mustWait = await chargeAll(db, [charge], now());
  if (mustWait) return mustWait;
  const row = isSecret(token) ? await readStaffLinkRow(db, hashOfSecret(token), now()) : undefined;
  if (!row) return new Problem('not-found');
  await refundAll(db, [charge]);
  return { Name: row.name, Email: row.email };
}

/** Sets a password by a link and logs its owner in; two-step log-in is unaffected, so a code is required. */
export async function choosePassword(
  services: Services,
  { sessions, texts }: { sessions: StaffSessions; texts: TextRepository },
  { Token, NewPassword }: { Token: string; NewPassword: string },
  context: RequestContext,
) {
  const { db, now } = services;
  const known = await forWhom(services, Token, context.ip);
  if (known instanceof Problem) return known;
  const owner = { name: known.Name, email: known.Email };
  const hash = await hashNewPassword(services, texts, owner, NewPassword);
  if (hash instanceof Problem) return hash;
  const found = await readStaffLinkRow(db, hashOfSecret(Token), now());
  if (!found) return new Problem('not-found');
  const self = { ...found, rights: new Set<Right>() };
  return await changeAs(self, services, {}, async (trx, note) => {
    const id = await takeStaffLink(trx, hashOfSecret(Token), now());
    const staff = id === undefined ? undefined : await readStaffRow(trx, id);
    if (!staff) return new Problem('not-found');
    await updateStaff(trx, staff.id, { password_hash: hash, password_is_public: false });
    await deleteSessionsOfStaff(trx, staff.id);
    note({
      entity: 'staff',
      id: staff.id,
      action: 'change',
      before: { Password: 1 },
      after: { Password: 2 },
    });
    if (staff.totp_secret === null)
      return await openSession(trx, sessions, { ...staff, password_is_public: false }, context, now());
    return { ...nobody, NeedsCode: true };
  });
}
