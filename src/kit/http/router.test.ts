import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { integer, pathId, queryFlag, text } from '#kit/fields/fields.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { Problem, problemToWire } from './problem.ts';
import { visitor, type CustomerSession, type PersonRight, type Principal, type Right } from './principal.ts';
import { allow, answer, readingsOf, refusalOf, serve } from './router.server.ts';

const Thing = z.object({ Id: z.int(), Name: z.string(), Price: z.number() });
const ForVisitors = z.object({ Id: z.int(), Name: z.string() });
const input = z.object({ id: pathId(), Name: text(), Count: integer({ max: 30 }) });
const shared = { summary: 'Something', input, output: Thing };
const atOffice = { ...shared, path: '/api/office/things/:id', who: 'staff', right: 'orders.write' } as const;
const inShop = { ...shared, path: '/api/things/:id', who: 'customer', right: 'see' } as const;

const calls = {
  officeLook: endpoint({ ...atOffice, name: 'officeLook', method: 'GET' }),
  officeSave: endpoint({ ...atOffice, name: 'officeSave', method: 'PUT' }),
  send: endpoint({
    ...shared,
    name: 'send',
    method: 'POST',
    path: '/api/exchange/things/:id',
    who: 'program',
    right: 'exchange.in',
  }),
  look: endpoint({ ...inShop, name: 'look', method: 'GET' }),
  save: endpoint({ ...inShop, name: 'save', method: 'PUT' }),
  newPassword: endpoint({ ...inShop, name: 'newPassword', method: 'PUT', whilePasswordIsRequired: true }),
  anyone: endpoint({ ...shared, name: 'anyone', method: 'PUT', path: '/api/open/:id', who: 'anyone' }),
  show: endpoint({
    ...shared,
    name: 'show',
    method: 'GET',
    path: '/api/show',
    who: 'anyone',
    input: z.object({ quick: queryFlag() }),
    visitorOutput: ForVisitors,
  }),
} satisfies Record<string, Endpoint>;

/** A session, of which the router looks at nothing else. */
function session(rights: readonly PersonRight[], requireNewPassword = false): CustomerSession {
  const person = { id: 2, name: 'Ada', rights: new Set(rights) };
  return { kind: 'customer', id: 1, requireNewPassword, person } as unknown as CustomerSession;
}
const staff = (...rights: Right[]): Principal => {
  const who = { id: 1, name: 'Bo', email: 'bo@maker.example', role: 'sales', sessionHash: '' };
  return { kind: 'staff', ...who, rights: new Set(rights) };
};
const program = (...rights: Right[]): Principal => ({
  kind: 'program',
  id: 1,
  name: 'ERP',
  rights: new Set(rights),
});

test.each([
  ['officeLook', 'a visitor', visitor, 'not-logged-in'],
  ['officeLook', 'a customer', session(['see']), 'not-logged-in'],
  ['officeLook', 'a program with its right', program('orders.write'), 'not-logged-in'],
  ['officeLook', 'staff without its right', staff('orders.read'), 'not-found'],
  ['officeSave', 'staff without its right', staff('orders.read'), 'no-right'],
  ['officeSave', 'staff with its right', staff('orders.write'), undefined],
  ['send', 'staff with its right', staff('exchange.in'), 'not-logged-in'],
  ['send', 'a program without its right', program('exchange.out'), 'no-right'],
  ['send', 'a program with its right', program('exchange.in'), undefined],
  ['look', 'a visitor', visitor, 'not-logged-in'],
  ['look', 'staff', staff('orders.write'), 'not-logged-in'],
  ['look', 'a person without its right', session([]), 'no-right'],
  ['look', 'a person with its right', session(['see']), undefined],
  ['look', 'who needs a new password', session(['see'], true), undefined],
  ['save', 'who needs a new password', session(['see'], true), 'new-password-required'],
  ['save', 'who needs a new password and its right', session([], true), 'no-right'],
  ['newPassword', 'who needs a new password', session(['see'], true), undefined],
  ['newPassword', 'a visitor', visitor, 'not-logged-in'],
  ['anyone', 'a visitor', visitor, undefined],
  ['anyone', 'who needs a new password', session([], true), 'new-password-required'],
] as const)('the call %s by %s', (name, _who, principal, code) => {
  expect(refusalOf(calls[name], principal)?.code).toBe(code);
});

function refused(one: Endpoint, asked: object, principal: Principal, all: readonly Endpoint[] = []) {
  const found = allow(one, asked, principal, readingsOf(one, all));
  return found instanceof Problem ? problemToWire(found, 'en') : undefined;
}

const right = { id: '7', Name: 'Mugg', Count: 3 };

test('a malformed id is not found, whatever else is wrong', () => {
  const all = Object.values(calls);
  const asking: [Endpoint, Principal][] = [
    [calls.officeSave, staff('orders.write')],
    [calls.send, program('exchange.in')],
    [calls.save, session(['see'])],
    [calls.anyone, visitor],
  ];
  for (const [one, principal] of asking) {
    expect(refused(one, right, principal, all)).toBeUndefined();
    for (const id of ['0', 'x', '', '1.5', '99999999999999', undefined])
      for (const more of [{}, { Name: 7 }, { Other: 1 }])
        expect(refused(one, { ...right, ...more, id }, principal, all)).toMatchObject({ status: 404 });
  }
});

test('staff and programs are told the bound and what is unknown, customers neither', () => {
  const asked = { ...right, Count: 31, Other: 1 };
  const told = [
    { field: 'Count', rule: 'maxAmount', message: 'The value is too large. At most 30.' },
    { field: 'Other', rule: 'unknown', message: expect.any(String) },
  ];
  expect(refused(calls.officeSave, asked, staff('orders.write'))?.errors).toEqual(told);
  expect(refused(calls.send, asked, program('exchange.in'))?.errors).toEqual(told);
  expect(refused(calls.save, asked, session(['see']))?.errors).toEqual([
    { field: 'Count', rule: 'maxAmount', message: 'The value is too large' },
  ]);
  expect(refused(calls.officeLook, { ...right, Other: 1 }, staff('orders.write'))).toBeUndefined();
});

test('what was read may be sent back, with its version, and nothing else', () => {
  const all = Object.values(calls);
  const sent = (more: object) => refused(calls.officeSave, { ...right, ...more }, staff('orders.write'), all);
  expect(sent({ Id: 7, Price: 4, Version: 'a' })).toBeUndefined();
  expect(sent({ Prices: 4 })?.errors).toMatchObject([{ field: 'Prices', rule: 'unknown' }]);
  expect(refused(calls.officeSave, { ...right, Price: 4 }, staff('orders.write'))?.status).toBe(400);
});

test('of each field one mistake is told', () => {
  const Rows = z.array(z.object({ Count: integer({ max: 3 }) }));
  const many = endpoint({
    ...atOffice,
    name: 'many',
    method: 'PUT',
    input: z.object({ id: pathId(), Rows }),
  });
  const asked = { id: '7', Rows: [{ Count: 4 }, { Count: -1 }, {}] };
  expect(refused(many, asked, staff('orders.write'))?.errors).toMatchObject([
    { field: 'Rows.Count', rule: 'maxAmount' },
  ]);
});

test('a price is told to whoever may see it', async () => {
  const asked: string[] = [];
  const route = serve(calls.show, (_input, { kind }) => {
    asked.push(kind);
    return { Id: 1, Name: 'Mugg', Price: 42 };
  });
  const context = { language: 'sv', ip: '', header: () => undefined, secrets: () => [] } as const;
  const told = async (principal: Principal) => {
    const result = await answer(route, {}, principal, context);
    return 'json' in result ? JSON.parse(result.json ?? '') : result.problem.code;
  };
  const withoutPrice = { Id: 1, Name: 'Mugg' };
  expect(await told(session(['see']))).toEqual({ ...withoutPrice, Price: 42 });
  expect(await told(session([]))).toEqual(withoutPrice);
  expect(await told(visitor)).toEqual(withoutPrice);
  expect(asked).toEqual(['customer', 'visitor', 'visitor']);
});

test('a call that is not for anyone names its right', () => {
  const { right: _none, ...without } = calls.look;
  expect(() => serve(without as Endpoint, () => new Problem('not-found'))).toThrow(/the right that it needs/);
});
