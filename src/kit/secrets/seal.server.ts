import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#kit/process/env.server.ts';
import { isSecretsKey } from '#kit/process/setting-values.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

type Where = Pick<Env, 'dataDir' | 'secretsKeys'>;

const version = 'sealed-1';
const keyFile = 'secrets.key';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts values that the database stores and the shop must be able to read again, such as the secret of an
 * authenticator app.
 */
export type Seal = {
  /** `context` binds the sealed text to its owner: when copied to another row it does not open. */
  seal(text: string, context: string): string;
  /**
   * Returns a text that was never sealed unchanged.
   * @throws Error when no key opens it
   */
  open(sealed: string, context: string): string;
  /** Returns the value to store instead: unchanged if the first key sealed it, and `lost` if no key opens it. */
  sealAnew(stored: string, context: string): string;
};

const seals = new WeakMap<object, Seal>();

/**
 * Uses the keys of the environment, of which the first seals and all open. Without any it uses a key in the data
 * folder, outside the database.
 */
export function sealOf(env: Where): Seal {
  const cached = seals.get(env);
  if (cached) return cached;
  const seal = sealWith(env.secretsKeys.length > 0 ? env.secretsKeys.map(keyOf) : [ownKey(env.dataDir)]);
  seals.set(env, seal);
  return seal;
}

function sealWith(keys: readonly Buffer[]): Seal {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const [first] = keys;
  if (!first) throw new Error('there is no key to seal with');
  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [version, nameOf(first), body.toString('base64url')].join(':');
    },
    open(sealed, context) {
      if (!sealed.startsWith(`${version}:`)) return sealed;
      const [, name = '', body = ''] = sealed.split(':');
      const key = byName.get(name);
      if (!key)
        throw new Error(`a secret was sealed with the key ${name}, which is not there: set SECRETS_KEY`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      return text.toString('utf8');
    },
    sealAnew(stored, context) {
      if (stored.startsWith(`${version}:${nameOf(first)}:`)) return stored;
      try {
        return this.seal(this.open(stored, context), context);
      } catch {
        return 'lost';
      }
    },
  };
}

function keyOf(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
}

function nameOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

/** Creates the key once: when two processes try at the same time, only one of them succeeds. */
function ownKey(dataDir: string): Buffer {
  const path = join(dataDir, keyFile);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (!isSecretsKey(text)) throw new StartError(`${path} holds no key: put back the one that was there.`);
  return keyOf(text);
}
