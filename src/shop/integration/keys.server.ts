import type { FindApiClient } from '#kit/http/api.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { visitor, type Right, type StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, isSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { keyRights, type KeyRight } from './key-rights.ts';
import type { ExchangeKey } from './integration-key.ts';
import * as store from './key-store.server.ts';
import type { KeyRow } from './key-store.server.ts';

/** The prefix makes a leaked key recognisable. */
const beginning = 'hylla_';
const hintLength = 4;

/** Finds the API client whose key is in the header `Authorization: Bearer …`. */
export function apiClientFinder({ db, now }: Pick<Services, 'db' | 'now'>): FindApiClient {
  return async ({ headers: { authorization = '' } }) => {
    const [, secret] = /^Bearer +hylla_([\w-]+)$/i.exec(authorization) ?? [];
    if (!isSecret(secret)) return visitor;
    const key = await store.readKeyByHash(db, hashOfSecret(secret));
    if (!key) return visitor;
    const at = now();
    if (at.getTime() - (key.last_used_at?.getTime() ?? 0) > 60_000) await store.noteKeyUsed(db, key.id, at);
    return { kind: 'program', id: key.id, name: key.name, rights: programRights(rightsOf(key)) };
  };
}

export {
  readRevokedKeyHashes as readRevokedKeys,
  revokeEveryKey,
  revokeKeysByHash as revokeKeysAgain,
} from './key-store.server.ts';

/** Returns whether a business system has a key with which it can fetch orders. */
export async function hasOrderKey({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return await store.hasLivingKey(db, 'exchange.out');
}

export async function everyKey({ db }: Pick<Services, 'db'>): Promise<{ Rows: ExchangeKey[] }> {
  return { Rows: (await store.readKeys(db)).map(keyToWire) };
}

/** Tells the operator, as the page of keys tells the owner, of keys that may do more than anybody chose. */
export async function tellOfOldKeys({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const old = (await store.readKeys(db)).filter((key) => key.made_before_kinds && key.revoked_at === null);
  if (old.length === 0) return;
  log.warn(
    { keys: old.map(({ id }) => id) },
    'keys of programs made before rights were split take every kind of file: see /office/exchange/keys',
  );
}

/** Returns the key itself, which is shown this once and not stored. */
export async function makeKey(
  services: Services,
  by: StaffMember,
  { Name, Rights }: { Name: string; Rights: readonly KeyRight[] },
): Promise<{ Id: number; Key: string }> {
  const secret = newSecret();
  return await changeAs(by, services, {}, async (trx, note) => {
    const id = await store.insertKey(trx, {
      name: Name,
      hint: secret.slice(-hintLength),
      key_hash: hashOfSecret(secret),
      rights: [...new Set(Rights)].join(' '),
      created_at: services.now(),
      created_by: by.name,
      last_used_at: null,
      revoked_at: null,
    });
    note({
      entity: 'exchange-key',
      id,
      action: 'create',
      before: null,
      after: { Name, Rights: Rights.join(', ') },
    });
    return { Id: id, Key: `${beginning}${secret}` };
  });
}

export async function revokeKey(
  services: Services,
  by: StaffMember,
  id: number,
): Promise<undefined | Problem> {
  return await changeAs(by, services, {}, async (trx, note) => {
    const name = await store.revokeKeyRow(trx, id, services.now());
    if (name === undefined) return new Problem('not-found');
    note({ entity: 'exchange-key', id, action: 'delete', before: { Name: name }, after: null });
    return undefined;
  });
}

/** A client that may send a kind of file may also read the results of its imports. */
function programRights(rights: readonly KeyRight[]): Set<Right> {
  return new Set<Right>([
    ...rights,
    ...(rights.some((right) => right !== 'exchange.out') ? (['exchange.in'] as const) : []),
  ]);
}

function rightsOf({ rights }: { rights: string }): KeyRight[] {
  return keyRights.filter((right) => rights.split(' ').includes(right));
}

function keyToWire(row: KeyRow): ExchangeKey {
  return {
    Id: row.id,
    Name: row.name,
    Hint: row.hint,
    Rights: rightsOf(row),
    MadeBeforeKinds: row.made_before_kinds,
    CreateDate: row.created_at.toISOString(),
    CreatedBy: row.created_by,
    LastUsed: row.last_used_at?.toISOString() ?? null,
    Revoked: row.revoked_at?.toISOString() ?? null,
  };
}
