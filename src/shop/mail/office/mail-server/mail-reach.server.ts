import { sql } from 'kysely';
import { hasMailServer, type MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { MailReach } from '#shop/office/day-contract.ts';

/** Fewer tries may be the wait that some servers ask of an unknown sender. */
const triesOfBroken = 3;

type Seen = {
  /** Whether the server has taken a mail or a test since it was set. */
  works: boolean;
  /** Why the server has not taken a mail that is newer than the last it took. */
  error: string | null;
};

/** Returns whether anybody gets mail; a server counts only once it has taken one. */
export async function mailReach(services: MailNeeds): Promise<{ Reach: MailReach; Error: string }> {
  if (!(await hasMailServer(services))) return { Reach: 'noServer', Error: '' };
  const { rows } = await sql<Seen>`
    with logged as (
      select max(changed_at) filter (where action = 'change') as changed_at,
        max(changed_at) filter (where action = 'send') as tested_at
      from change_log where entity = 'mail-server' and entity_id = 'server'
    ), taken as (
      select greatest(tested_at, (select max(sent_at) from outbox_mail where not is_file)) as taken_at,
        changed_at
      from logged
    ), judged as (
      select taken_at, taken_at >= coalesce(changed_at, taken_at) is true as works from taken
    )
    select works, (
      select last_error from outbox_mail
      where sent_at is null and dead_at is null and last_error is not null
        and (not works or created_at > taken_at and tries >= ${triesOfBroken})
      order by next_try_at, id limit 1
    ) as error
    from judged`.execute(services.db);
  const { works = false, error = null } = rows[0] ?? {};
  if (error !== null) return { Reach: 'failing', Error: error.replace(/\s+/g, ' ').replace(/[.\s]+$/, '') };
  return { Reach: works ? 'works' : 'untried', Error: '' };
}
