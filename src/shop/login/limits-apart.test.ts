import { expect, test } from 'vitest';
import * as staff from '#shop/staff/login/staff-attempts.server.ts';
import { currentPasswordCharge, linkCharge, logInCharges, resetCharges } from './customer-attempts.server.ts';

/** The sources of charges, by the kind of their limit. */
function sourcesOf(charges: readonly { limit: { kind: string }; source: string }[]) {
  return Object.fromEntries(charges.map(({ limit, source }) => [limit.kind, source]));
}

/** Names the limits that count apart when one thing alone is another. */
function apart(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).filter((kind) => one[kind] !== other[kind]);
}

const logIn = (ip: string, number: string, hash?: string) =>
  sourcesOf(Object.values(logInCharges(ip, number, hash === undefined ? undefined : { hash })));

test('each limit of a customer’s log-in counts by what it is of, each of which is another alone', () => {
  const one = logIn('10.0.0.1', '1001');
  expect(apart(one, logIn('10.0.0.1', '1001'))).toEqual([]);
  expect(apart(one, logIn('10.0.0.2', '1001'))).toEqual(['log-in.known', 'log-in.pair', 'log-in.client']);
  expect(apart(one, logIn('10.0.0.1', '1002'))).toEqual(['log-in.known', 'log-in.pair', 'log-in.number']);
  const device = logIn('10.0.0.1', '1001', 'a');
  expect(apart(one, device)).toEqual(['log-in.pair']);
  expect(apart(device, logIn('10.0.0.1', '1001', 'b'))).toEqual(['log-in.pair']);
  expect(apart(device, logIn('10.0.0.1', '1002', 'a'))).toContain('log-in.pair');
  expect(apart(device, logIn('10.0.0.2', '1001', 'a'))).not.toContain('log-in.pair');
});

test('each limit of a colleague’s log-in does too', () => {
  const password = (ip: string, email: string, hash?: string) =>
    sourcesOf(staff.passwordCharges(ip, email, hash === undefined ? undefined : { hash }));
  const one = password('10.0.0.1', 'a@maker.example');
  expect(apart(one, password('10.0.0.1', 'A@Maker.example'))).toEqual([]);
  expect(apart(one, password('10.0.0.2', 'a@maker.example'))).toEqual(['staff.pair', 'staff.client']);
  expect(apart(one, password('10.0.0.1', 'b@maker.example'))).toEqual(['staff.pair', 'staff.address']);
  const device = password('10.0.0.1', 'a@maker.example', 'a');
  expect(Object.keys(device)).toEqual(['staff.pair']);
  expect(apart(device, password('10.0.0.2', 'A@maker.example', 'a'))).toEqual([]);
  expect(apart(device, password('10.0.0.1', 'b@maker.example', 'a'))).toEqual(['staff.pair']);
  expect(apart(device, password('10.0.0.1', 'a@maker.example', 'b'))).toEqual(['staff.pair']);
  const codes = [
    staff.codeCharge(1),
    staff.codeCharge(2),
    staff.codeCharge(1, { hash: 'a' }),
    staff.codeCharge(2, { hash: 'a' }),
    staff.codeCharge(1, { hash: 'b' }),
  ];
  expect(new Set(codes.map(({ source }) => source)).size).toBe(codes.length);
});

test('links and current passwords count by address, network and account', () => {
  const reset = (ip: string, email: string) => sourcesOf(resetCharges(ip, email));
  const one = reset('10.0.0.1', 'ett@butik.example');
  expect(apart(one, reset('10.0.0.1', 'Ett@Butik.example'))).toEqual([]);
  expect(apart(one, reset('10.0.0.2', 'ett@butik.example'))).toEqual(['reset.client']);
  expect(apart(one, reset('10.0.0.1', 'tva@butik.example'))).toEqual(['reset.address']);
  for (const charge of [linkCharge, staff.linkCharge]) {
    expect(charge('2001:db8::1').source).toBe(charge('2001:db8::2').source);
    expect(charge('2001:db8::1').source).not.toBe(charge('2001:db8:0:1::1').source);
  }
  for (const charge of [currentPasswordCharge, staff.currentPasswordCharge])
    expect(charge(1).source).not.toBe(charge(2).source);
});
