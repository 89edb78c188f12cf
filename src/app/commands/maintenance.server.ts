import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { writeBackupFile } from '#kit/database/backup/backup-file.server.ts';
import { backUp } from '#kit/database/backup/backup.server.ts';
import { staffLinkHours } from '#shop/staff/login/links.server.ts';
import { addOwner } from '#shop/staff/staff.server.ts';
import { noteBackup } from '#kit/database/backup/last-backup.server.ts';
import { restore } from '#kit/database/backup/restore-backup.server.ts';
import { inTransaction, type Db } from '#kit/database/db.server.ts';
import { giveUpWaitingMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';
import { findWhoever, readErased } from '#shop/customers/erase.server.ts';
import { readRevokedKeys, revokeEveryKey, revokeKeysAgain } from '#shop/integration/keys.server.ts';
import { openImageStore } from '#shop/images/image-storage.server.ts';
import { revokeAllInvoiceLinks } from '#shop/invoices/invoice-link.server.ts';
import { endAllSessions } from '#shop/login/sessions.server.ts';
import { keepStanding, readStanding } from '#shop/staff/standing.server.ts';
import { erasedBy, noteErasures } from './erasure-list.server.ts';
import { erasePersonalData, personalDataOf } from './personal-data.server.ts';

const path = z.string().check(z.minLength(1));
const task = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('backup'), path }),
  z.object({ verb: z.literal('restore'), path, replace: z.boolean() }),
  z.object({ verb: z.literal('export'), path, number: z.string() }),
  z.object({ verb: z.literal('erase'), number: z.string() }),
  z.object({ verb: z.literal('add-owner'), email: z.string() }),
]);
export type Maintenance = z.infer<typeof task>;

type Tools = Pick<Services, 'db' | 'env' | 'now' | 'versions'>;

/**
 * Executes a maintenance command, in the command's own process or in the running shop; returns the message to print.
 * @throws StartError
 */
export async function doMaintenance(tools: Tools, input: unknown): Promise<string> {
  const maintenance = task.parse(input);
  switch (maintenance.verb) {
    case 'backup':
      return await writeBackup(tools, maintenance.path);
    case 'restore':
      return await restoreBackup(tools, maintenance);
    case 'export':
      return await writePersonalData(tools.db, maintenance);
    case 'erase':
      return await erase(tools, maintenance.number);
    case 'add-owner':
      return await linkForOwner(tools, maintenance.email);
  }
}

/** Returns the link with which an owner chooses a password. */
async function linkForOwner(tools: Tools, email: string): Promise<string> {
  const url = await addOwner(tools, email);
  if (url === undefined) throw new StartError(`${email} has a log-in that is not an active owner's.`);
  return `${email} chooses a password here, once, within ${staffLinkHours} hours:\n\n  ${url}\n`;
}

async function writeBackup({ db, env, now }: Tools, file: string): Promise<string> {
  let rows = 0;
  let images = 0;
  async function* counted(parts: ReturnType<typeof backUp>): ReturnType<typeof backUp> {
    for await (const part of parts) {
      if (part.kind === 'end') ({ rows, files: images } = part);
      yield part;
    }
  }
  await mkdir(dirname(file), { recursive: true });
  await writeBackupFile(file, counted(backUp(db, openImageStore(env).all(), now())));
  await noteErasures(db, dirname(file), await readErased(db));
  await noteBackup(db, now());
  const ownKey =
    env.secretsKeys.length === 0
      ? ` The key of two-step log-in and webhooks is not in it: keep ${join(env.dataDir, 'secrets.key')} elsewhere.`
      : '';
  return `${file}: ${rows} rows and ${images} pictures.${ownKey}`;
}

async function restoreBackup(
  tools: Tools,
  { path, replace }: { path: string; replace: boolean },
): Promise<string> {
  const { db, env, now, versions } = tools;
  if (!replace && (await holdsCustomers(db))) {
    throw new StartError('The shop holds data that would be replaced: say --replace if that is meant.');
  }
  const images = openImageStore(env);
  let revoked = 0;
  const { at, rows, files } = await restore(db, path, {
    putFile: (key, bytes) => images.put(key, bytes),
    async look(before) {
      const wasEmpty = !(await holdsCustomers(before));
      const erasedSince = await readErased(before);
      const revokedSince = await readRevokedKeys(before);
      const staffNow = await readStanding(before);
      return async (trx) => {
        // Sessions and links that were ended after the backup must not become valid again.
        await endAllSessions(trx);
        await revokeAllInvoiceLinks(trx);
        await revokeKeysAgain(trx, revokedSince, now());
        // An empty shop does not know which keys were revoked after the backup.
        if (wasEmpty) revoked = await revokeEveryKey(trx, now());
        await keepStanding(trx, staffNow);
        const listed = await erasedBy(trx, [dirname(path), backupFolder(env)]);
        for (const id of new Set([...erasedSince, ...(await readErased(trx)), ...listed]))
          await erasePersonalData(trx, id, now());
        await giveUpWaitingMail(trx, now(), 'restored from a backup: it may have been sent since');
      };
    },
  });
  await versions.changed();
  const keys =
    revoked > 0 ? ` Keys of programs that are revoked, since this shop was empty: ${revoked}.` : '';
  return `Restored as it was at ${at}: ${rows} rows and ${files} pictures.${keys}`;
}

async function holdsCustomers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function writePersonalData(
  db: Db,
  { path, number }: { path: string; number: string },
): Promise<string> {
  const data = await personalDataOf(db, number);
  if (!data) throw noSuch(number);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new StartError(`There is a file ${path} already.`) : error;
  }
  return `${path}: everything that is stored about customer ${number}.`;
}

async function erase({ db, env, now, versions }: Tools, number: string): Promise<string> {
  const customer = await findWhoever(db, { number });
  if (!customer) throw noSuch(number);
  // The list comes first: what it names and still is there is erased by another try.
  await noteErasures(db, backupFolder(env), [customer.id]);
  await inTransaction(db, (trx) => erasePersonalData(trx, customer.id, now()));
  await versions.changed();
  return `Customer ${number} is erased, but for orders and invoices, which bookkeeping keeps.`;
}

function backupFolder({ dataDir }: Pick<Services['env'], 'dataDir'>): string {
  return join(dataDir, 'backups');
}

function noSuch(number: string): StartError {
  return new StartError(`There is no customer ${number}.`);
}
