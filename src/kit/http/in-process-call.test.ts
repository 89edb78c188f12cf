import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from './call.ts';
import { endpoint } from './endpoint.ts';
import { callAsVisitor } from './in-process-call.server.ts';
import { Problem } from './problem.ts';
import { serve } from './router.server.ts';

const Goods = z.object({ Name: z.string(), Asker: z.string() });
const shared = { summary: 'Something', method: 'GET', who: 'anyone' } as const;
const look = endpoint({
  ...shared,
  name: 'look',
  path: '/api/look/:id',
  input: z.object({ id: z.int(), words: z.optional(z.string()) }),
  output: z.extend(Goods, { Price: z.number() }),
  visitorOutput: Goods,
});
const without = { ...shared, path: '/api/lost', input: z.object({}), output: Goods } as const;
const lost = endpoint({ ...without, name: 'lost' });
const nothing = endpoint({ ...without, name: 'nothing', status: 204 });

const routes = [
  serve(look, ({ id, words }, { kind }, { language, ip, header, secrets }) => ({
    Name: `${id} ${words ?? ''} ${language}`,
    Asker: [kind, ip, header('cookie') ?? '', ...secrets('session').map(({ value }) => value)].join(),
    Price: 42,
  })),
  serve(lost, () => new Problem('not-found')),
  serve(nothing, () => ({ Name: 'never told', Asker: '' })),
];

test('a page asks as a visitor of whom nothing is known, and is told no price', async () => {
  const call = callAsVisitor(routes, 'sv');
  expect(await call(look, { id: 7, words: 'mugg' })).toEqual({ Name: '7 mugg sv', Asker: 'visitor,,' });
  expect(await call(nothing, {})).toBeUndefined();
});

test('a page asks in its language, and may ask in another to know its addresses there', async () => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const call = callAsVisitor(routes, language);
    expect(await call(look, { id: 1 })).toMatchObject({ Name: `1  ${language}` });
    expect(await call(look, { id: 1, languageCode: 'en' })).toMatchObject({ Name: '1  en' });
  }
});

test.each([
  ['sv', 'Finns inte'],
  ['en', 'Not found'],
] as const)('a refusal is told in %s', async (language, title) => {
  const call = callAsVisitor(routes, language);
  const inAnother = callAsVisitor(routes, 'de')(lost, { languageCode: language });
  for (const asked of [call(lost, {}), call(look, { id: 'x' }), inAnother]) {
    const refused: unknown = await asked.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallError);
    expect(refused).toMatchObject({ status: 404, problem: { type: '/problems/not-found', title } });
  }
});

test('what nobody serves is a mistake of the shop', async () => {
  const unknown = endpoint({ ...without, name: 'unknown' });
  await expect(callAsVisitor(routes, 'sv')(unknown, {})).rejects.toThrow('no route serves unknown');
});
