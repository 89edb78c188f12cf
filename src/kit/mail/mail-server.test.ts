import { expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { connectionTo } from './mail-server.server.ts';

const env = readEnv({});
const to = (host: string, port: number, username = '') =>
  connectionTo(env, { host, port, username, password: null });

test.each([
  ['smtp.maker.example', 25, false, true],
  ['smtp.maker.example', 464, false, true],
  ['smtp.maker.example', 465, true, false],
  ['smtp.maker.example', 466, false, true],
  ['smtp.maker.example', 587, false, true],
  ['localhost', 25, false, false],
  ['127.0.0.1', 587, false, false],
  ['[::1]', 587, false, false],
  ['10.0.0.1', 587, false, true],
])(
  'to %s port %i it is encrypted from the start: %s, or must become so: %s',
  (host, port, secure, requireTLS) => {
    expect(to(host, port)).toEqual({ host, port, secure, requireTLS });
  },
);

test('it logs in where there is a user alone', () => {
  expect(to('smtp.maker.example', 587)).not.toHaveProperty('auth');
  expect(to('smtp.maker.example', 587, 'butik')).toMatchObject({ auth: { user: 'butik', pass: '' } });
});
