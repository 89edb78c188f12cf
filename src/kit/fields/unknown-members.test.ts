import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { integer, optionalText } from './fields.ts';
import { rowsIn, unknownMembers } from './unknown-members.ts';

const Link = z.object({ Url: optionalText() });
const Page = z.object({
  Id: integer(),
  Title: optionalText(),
  Main: z.nullable(z.optional(Link)),
  Links: z.array(Link).check(z.maxLength(3)),
  Layout: z.record(z.string(), z.unknown()),
  Tidied: z.pipe(
    z.transform((value: unknown) => value ?? {}),
    Link,
  ),
  get Children() {
    return z.array(Page);
  },
});

test.each([
  [{ Id: 1, Title: 'A', Links: [{ Url: '/' }], Layout: { any: 1 }, Children: [{ Id: 2 }] }, []],
  [{ Rows: [{ RowId: 1 }], Id: 1 }, ['Rows']],
  [{ id: 1 }, ['id']],
  [{ Main: { Url: '/', Text: '' } }, ['Main.Text']],
  [{ Links: [{ Url: '/' }, { url: '/' }, { url: '/' }] }, ['Links.url']],
  [{ Tidied: { Uri: '/' } }, ['Tidied.Uri']],
  [{ Children: [{ Children: [{ toString: 1 }] }] }, ['Children.Children.toString']],
  [{ Links: { 0: { url: '/' } }, Layout: [], Main: 'x' }, []],
  [[], []],
  [null, []],
  ['x', []],
])('of %j the members %j are unknown', (value, names) => {
  expect(unknownMembers([Page], value)).toEqual(names);
});

test('no more than ten are named, each with at most a hundred characters', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}${'x'.repeat(500)}`, at]));
  const named = unknownMembers([Page], many);
  expect([named.length, Math.max(...named.map((name) => name.length))]).toEqual([10, 100]);
});

test('what any of several schemas names is known', () => {
  const read = z.object({ Version: integer(), Links: z.array(z.object({ Seen: z.boolean() })) });
  const value = { Version: 1, Links: [{ Url: '/', Seen: true, Other: 1 }] };
  expect(unknownMembers([Page, read], value)).toEqual(['Links.Other']);
});

test('the rows of a list are found in it and in its members', () => {
  const all = { Rows: z.array(Link), TotalCount: integer() };
  expect([rowsIn(z.array(Link)), rowsIn(z.object(all)), rowsIn(Link)]).toEqual([[Link], [Link], []]);
});
