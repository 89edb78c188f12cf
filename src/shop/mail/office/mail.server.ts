import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Counter } from '#shop/office/day.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { listMail, resendMail, type MailRow } from './contract.ts';
import { countFailedMails, readMails, tryAgain } from './store.server.ts';

export function officeMailRoutes(services: Services): Route[] {
  return [
    serve(listMail, async ({ q, state, skip = 0, take = 50 }) => {
      const { rows, total } = await readMails(services.db, { q, state }, { skip, take });
      return { Rows: rows.map(mailToWire), Total: total };
    }),
    serve(resendMail, ({ Ids }, staff) => resend(services, staff, Ids)),
  ];
}

export function failedMailCounter({ db }: Services): Counter {
  return { rights: ['mail.read'], count: (most) => countFailedMails(db, most) };
}

async function resend(services: Services, by: StaffMember, ids: readonly number[]) {
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const rows = await tryAgain(trx, ids, services.now());
    for (const { id, message_id } of rows)
      note({ entity: 'mail', id, action: 'send', before: null, after: { Name: nameOf(message_id) } });
    return { Resent: rows.length };
  });
  mailIsQueued();
  return done;
}

function mailToWire(row: Awaited<ReturnType<typeof readMails>>['rows'][number]): MailRow {
  const State = row.sent_at ? (row.is_file ? 'file' : 'sent') : row.dead_at ? 'dead' : 'waiting';
  return {
    Id: row.id,
    Name: nameOf(row.message_id),
    Recipient: row.recipient,
    Subject: row.subject,
    State,
    CreatedAt: row.created_at.toISOString(),
    SentAt: State === 'sent' ? (row.sent_at?.toISOString() ?? null) : null,
    NextTryAt: State === 'waiting' ? row.next_try_at.toISOString() : null,
    Tries: row.tries,
    LastError: row.last_error ?? '',
  };
}

function nameOf(messageId: string): string {
  return messageId.replace(/^<|@.*$/g, '');
}
