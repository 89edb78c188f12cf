import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sealOf } from './seal.server.ts';

const [one, two] = ['1'.repeat(64), Buffer.alloc(32, 7).toString('base64')];
const withKeys = (...secretsKeys: string[]) => sealOf({ dataDir: '/not/there', secretsKeys });

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-seal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what is sealed tells nothing, differs each time, and opens for whom it was sealed', () => {
  const seal = withKeys(one);
  const [first, second] = [
    seal.seal('JBSWY3DPEHPK3PXP', 'two-step 1'),
    seal.seal('JBSWY3DPEHPK3PXP', 'two-step 1'),
  ];
  expect(first).not.toContain('JBSWY3DPEHPK3PXP');
  expect(first).not.toBe(second);
  expect(seal.open(first, 'two-step 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => seal.open(first, 'two-step 2')).toThrow();
  const [version, key, body = ''] = first.split(':');
  const changed = `${body.slice(0, 30)}${body[30] === 'A' ? 'B' : 'A'}${body.slice(31)}`;
  expect(() => seal.open([version, key, changed].join(':'), 'two-step 1')).toThrow();
});

test('the first key seals, the others open, and what they sealed is sealed anew', () => {
  const old = withKeys(one).seal('secret', 'webhook');
  const both = withKeys(two, one);
  expect(both.open(old, 'webhook')).toBe('secret');
  const anew = both.sealAnew(old, 'webhook');
  expect(withKeys(two).open(anew, 'webhook')).toBe('secret');
  expect(both.sealAnew(anew, 'webhook')).toBe(anew);
  expect(() => withKeys(two).open(old, 'webhook')).toThrow('set SECRETS_KEY');
  expect(withKeys(two).sealAnew(old, 'webhook')).toBe('lost');
  expect(both.open('as an earlier version kept it', 'webhook')).toBe('as an earlier version kept it');
  expect(withKeys(two).open(both.sealAnew('plain', 'webhook'), 'webhook')).toBe('plain');
});

test('without one in the environment a key is made beside the database, once, for its owner alone', () => {
  const dataDir = aFolder();
  const sealed = sealOf({ dataDir, secretsKeys: [] }).seal('secret', 'webhook');
  expect(sealOf({ dataDir, secretsKeys: [] }).open(sealed, 'webhook')).toBe('secret');
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
  const key = readFileSync(join(dataDir, 'secrets.key'), 'utf8').trim();
  expect(withKeys(key).open(sealed, 'webhook')).toBe('secret');
});
