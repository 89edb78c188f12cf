import { badField, type Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { hasMailServer } from '#kit/mail/mail-server.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { readMatchingIds } from '#shop/customers/office/store.server.ts';
import { openWelcome } from '#shop/login/welcome.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { mostWelcomed, type welcomeCustomers } from './contract.ts';
import { lockCustomers, readToWelcome, type ToWelcome } from './store.server.ts';

type Asked = InputOf<typeof welcomeCustomers>;
type Welcomed = OutputOf<typeof welcomeCustomers>;
type Reason = 'blocked' | 'gone' | 'hasPassword' | 'noEmail' | 'sentJustNow';

/** So many at a time: the embedded database has one connection, which others wait for. */
const atOnce = 50;
/** Within so long a second link is one press too many, or that of a colleague: the first would end. */
const justNowMs = 60 * 60_000;

/** Mails links to choose a password to those who have none, or tells with `DryRun` who would get one and who not, and why. */
export async function mailWelcomes(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { asked, language }: { asked: Asked; language: Language },
): Promise<Welcomed | Problem> {
  const ids = asked.Ids ? [...new Set(asked.Ids)] : await idsOf(services, asked.Filter);
  if (ids.length > mostWelcomed)
    return badField(
      'Filter',
      'maxAmount',
      officeTextOf('officeProblem.mostWelcomed', { most: mostWelcomed }),
    );
  const welcome = await openWelcome(services, texts);
  const ToFile = !(await hasMailServer(services));
  const told: Welcomed = { Sent: 0, ToFile, Left: [], Mail: null };
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = ids.slice(at, at + atOnce);
    const judged = asked.DryRun ? await look(part) : await mail(part);
    for (const { row, reason } of judged) {
      if (reason) told.Left.push(leftOf(row, reason, language));
      else told.Sent++;
      if (!reason) told.Mail ??= mailOf(row);
    }
    const found = new Set(judged.map(({ row }) => row.id));
    for (const id of part)
      if (!found.has(id)) told.Left.push(leftOf({ id, customer_number: '' }, 'gone', language));
  }
  if (told.Sent > 0 && !asked.DryRun) mailIsQueued();
  return told;

  async function look(part: readonly number[]) {
    return (await readToWelcome(services.db, part)).map((row) => ({ row, reason: reasonOf(row) }));
  }

  function mail(part: readonly number[]) {
    return changeAs(by, services, {}, async (trx, note) => {
      await lockCustomers(trx, part);
      const rows = await readToWelcome(trx, part);
      const judged = rows.map((row) => ({ row, reason: reasonOf(row) }));
      for (const { row, reason } of judged) {
        if (reason) continue;
        await welcome.send(trx, { ...row, number: row.customer_number }, 'link');
        note({
          entity: 'customer',
          id: row.id,
          action: 'send',
          before: null,
          after: { PasswordLink: row.email },
        });
      }
      return judged;
    });
  }

  function reasonOf(row: ToWelcome): Reason | undefined {
    if (row.blocked) return 'blocked';
    if (row.has_password) return 'hasPassword';
    if (row.email === '') return 'noEmail';
    const isJustSent = row.link_sent_at && services.now().getTime() - row.link_sent_at.getTime() < justNowMs;
    return isJustSent ? 'sentJustNow' : undefined;
  }

  function mailOf(row: ToWelcome) {
    const { subject, text } = welcome.compose({ ...row, number: row.customer_number }, 'link', '[…]');
    return { To: row.email, Subject: subject, Text: text };
  }
}

async function idsOf({ db }: Services, filter: Asked['Filter']): Promise<number[]> {
  const { q = '', priceList = '', state = '' } = filter ?? {};
  return await readMatchingIds(db, { q, priceList, state: state || undefined }, mostWelcomed + 1);
}

function leftOf(
  { id, customer_number }: Pick<ToWelcome, 'id' | 'customer_number'>,
  reason: Reason,
  language: Language,
) {
  return {
    Id: id,
    CustomerNumber: customer_number,
    Reason: officeTextIn(language)(`customers.welcome.left.${reason}`),
  };
}
