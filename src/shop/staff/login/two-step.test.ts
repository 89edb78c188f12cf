import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newTotpSecret, timeStepOf } from './two-step.server.ts';

const now = new Date('2026-10-14T10:00:05Z');
const step = now.getTime() / 1000 / 30;
const secret = newTotpSecret();
const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 });
const codeOf = (apart: number) => totp.generate({ timestamp: now.getTime() + apart * 30_000 });

test('a code counts from one step before its own to one after, and stands for its own', () => {
  const steps = [-2, -1, 0, 1, 2].map((apart) => timeStepOf(secret, codeOf(apart), now));
  const here = Math.floor(step);
  expect(steps).toEqual([undefined, here - 1, here, here + 1, undefined]);
});

test('a code may be written with blanks, and with nothing else', () => {
  const code = codeOf(0);
  const [first, last] = [code.slice(0, 3), code.slice(3)];
  for (const typed of [`${first} ${last}`, ` ${code}\t`, `${first}\u00a0${last}`])
    expect(timeStepOf(secret, typed, now)).toBe(Math.floor(step));
  for (const typed of ['', code.slice(1), `${code}0`, `${first}-${last}`, `x${code.slice(1)}`])
    expect(timeStepOf(secret, typed, now)).toBeUndefined();
});
