import { hash as argon2 } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.server.ts';
import { Problem } from '#kit/http/problem.ts';

test('a crowd of unknown log-ins is turned away past twenty, and the known go before it', async () => {
  const hash = (await hashPassword('rätt')) as string;
  const done: string[] = [];
  const crowd = Array.from({ length: 30 }, async (_, n) => {
    const answer = await verifyPassword(`fel ${n}`, hash, 'unknown');
    done.push('unknown');
    return answer;
  });
  const known = Array.from({ length: 3 }, async () => {
    const answer = await verifyPassword('rätt', hash, 'known');
    done.push('known');
    return answer;
  });
  expect(await Promise.all(known)).toEqual([true, true, true]);
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === false)).toHaveLength(21);
  expect(answers.filter((answer) => answer instanceof Problem)).toHaveLength(9);
  // Before the known caller come those refused at once and the one that was being verified.
  expect(done.indexOf('known')).toBeLessThanOrEqual(10);
});

test('a password is hashed at the cost that OWASP asks for at least', async () => {
  const hash = (await hashPassword('rätt')) as string;
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('rätt', hash)).toBe(true);
  expect(await verifyPassword('fel', hash)).toBe(false);
  expect(await verifyPassword('rätt', null)).toBe(false);
});

const typed = { one: 'S\u00e4\u00e4san\u00e9', two: 'Sa\u0308a\u0308sane\u0301' };

test('a password opens whether a keyboard sends its letters as one character or as two', async () => {
  for (const set of [typed.one, typed.two]) {
    const hash = (await hashPassword(set)) as string;
    expect(await verifyPassword(typed.one, hash)).toBe(true);
    expect(await verifyPassword(typed.two, hash)).toBe(true);
    expect(await verifyPassword('Saasane', hash)).toBe(false);
  }
});

test('a password set before works as it was typed then', async () => {
  const hash = await argon2(typed.two);
  expect(await verifyPassword(typed.two, hash)).toBe(true);
  expect(await verifyPassword('Sa\u0308a\u0308sane', hash)).toBe(false);
});
