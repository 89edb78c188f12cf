import type { Generated } from 'kysely';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { isLoopback } from '#kit/process/setting-values.server.ts';
import { sealOf } from '#kit/secrets/seal.server.ts';
import type { Services } from '#kit/services/services.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    mail_server: {
      id: Generated<number>;
      host: string;
      port: number;
      username: string;
      password: string | null;
      mail_from: string;
      orders_to: string;
    };
  }
}

/** An empty host stands for no server; `password` is sealed, and null where there is none. */
type StoredConnection = { host: string; port: number; username: string; password: string | null };
export type StoredMailServer = StoredConnection & { mail_from: string; orders_to: string };

export type MailServer = {
  /** The address of the environment, or what is set in the office, with a sealed password. */
  smtp: string | StoredConnection | undefined;
  from: string;
  /** Undefined where neither it nor a sender is set. */
  ordersTo: string | undefined;
};

export type MailNeeds = Pick<Services, 'db' | 'env' | 'versions'>;

export const smtpPort = 587;
const noServer: StoredMailServer = {
  host: '',
  port: smtpPort,
  username: '',
  password: null,
  mail_from: '',
  orders_to: '',
};
const sealContext = 'mail server';

const readers = new WeakMap<Services['env'], () => Promise<MailServer>>();

/** Without one, mails become files and reach nobody. */
export async function hasMailServer(services: MailNeeds): Promise<boolean> {
  return (await mailServerOf(services)).smtp !== undefined;
}

/** Returns the server that mail is sent by, and the addresses it is sent from and orders go to. */
export function mailServerOf(services: MailNeeds): Promise<MailServer> {
  let read = readers.get(services.env);
  if (!read) {
    read = memoizeByVersion(services.versions, () => readMailServer(services));
    readers.set(services.env, read);
  }
  return read();
}

async function readMailServer({ db, env }: MailNeeds): Promise<MailServer> {
  if (env.smtpUrl !== undefined) return { smtp: env.smtpUrl, from: env.mailFrom, ordersTo: env.mailOrdersTo };
  const stored = await readStoredMailServer(db);
  const from = stored.mail_from || env.mailFrom;
  const isOrdersToSet = env.mailOrdersTo !== env.mailFrom;
  const isFromSet = stored.mail_from !== '' || env.isMailFromSet;
  return {
    smtp: stored.host === '' ? undefined : stored,
    from,
    ordersTo: stored.orders_to || (isOrdersToSet ? env.mailOrdersTo : isFromSet ? from : undefined),
  };
}

export async function readStoredMailServer(db: Db): Promise<StoredMailServer> {
  const row = await db
    .selectFrom('mail_server')
    .select(['host', 'port', 'username', 'password', 'mail_from', 'orders_to'])
    .executeTakeFirst();
  return row ?? noServer;
}

/** The caller holds the lock of the table. */
export async function storeMailServer(trx: Trx, server: StoredMailServer): Promise<void> {
  await trx
    .insertInto('mail_server')
    .values(server)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(server))
    .execute();
}

export function sealMailPassword(env: Services['env'], password: string): string {
  return sealOf(env).seal(password, sealContext);
}

/**
 * Returns the options of a connection to the server.
 * @throws Error when no key opens the password
 */
export function connectionTo(env: Services['env'], { host, port, username, password }: StoredConnection) {
  return {
    host,
    port,
    secure: port === 465,
    // A password must not be readable on its way, and neither must a link that logs in.
    requireTLS: port !== 465 && !isLoopback(host),
    ...(username !== '' && {
      auth: { user: username, pass: password === null ? '' : sealOf(env).open(password, sealContext) },
    }),
  };
}

/** Seals the password anew; returns how many passwords no key opens. */
export async function resealMailPassword({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  const { password } = await readStoredMailServer(db);
  if (password === null) return 0;
  const sealed = sealOf(env).sealAnew(password, sealContext);
  if (sealed === 'lost') return 1;
  if (sealed !== password) await db.updateTable('mail_server').set({ password: sealed }).execute();
  return 0;
}
