import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import type { Body } from '../kept-fields/kept-case.ts';
import { keptCases, readKept, seedForKept, seedPriceList } from '../kept-fields/kept-fields.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { fieldsAlikeIn } from './outline.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await seedForKept(shop);
  await seedPriceList(shop);
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

/** The registers, of which a form is opened from the list. */
const lists = /^office\/(?:groups|ways|colours|materials|vat-rates)(?=\/)/;

function pageOf(path: string): string {
  const list = lists.exec(path)?.[0];
  const page = (list ?? path)
    .replace('/press/messages', '/press-messages')
    .replace('/press/articles', '/press-articles');
  return `/${page.replace('web-images/', 'web-images?group=')}`;
}

function nameOf(stored: Body): RegExp {
  const { NameSV, Code, Percent } = stored as { NameSV?: string; Code: string; Percent: number };
  return new RegExp(`^${NameSV ?? `${Code} · ${Percent} %`}`);
}

/** Puts the other value of every field in place, those that follow from others after them. */
async function changeAll(path: string, others: Body, unversioned?: string): Promise<void> {
  for (const [name, value] of Object.entries(others)) {
    const before = await readKept(owner, path);
    const [field = '', inner] = name.split('.');
    const [first, ...more] = inner === undefined ? [] : (before[field] as Body[]);
    const changed = inner === undefined ? value : [{ ...first, [inner]: value }, ...more];
    const { status, text } = await owner.put(path, {
      ...before,
      QuantityBefore: before[unversioned ?? ''],
      [field]: changed,
    });
    expect([name, status], text).toEqual([name, 200]);
  }
}

/** What a form does not send: a place is that in the list, and a code tells its percent. */
const notInForm = new Set(['Sort', 'VatRate']);

/** Countries are numbered anew, in the order that is seen. */
function asSent(stored: Body, names: readonly string[]): Body {
  const sent = Object.fromEntries(names.map((name) => [name, stored[name]]));
  const { Rows } = sent as { Rows?: { Sort: number }[] };
  return Rows ? { ...sent, Rows: Rows.map((row, place) => ({ ...row, Sort: place + 1 })) } : sent;
}

/** Colours are measured, and fonts chosen, in the same way. */
const sharedHints = /^(?:Kontrast |Välj i listan, eller skriv namnet på en \.woff2)/;

/** A form that adds one row to a list sends the rows that were read beside it, and no field holds them. */
const addsRow = ['/api/office/reference-rates'];
const sentBack = Object.entries(keptCases).filter(([call]) => !addsRow.includes(call));

// The articles come last, for others name one by the number that it then gets another of.
test.each(sentBack.toReversed())(
  'the form of %s sends back what it has read, whatever that is',
  async (_call, { path: place, others, unversioned }) => {
    const path = await place(shop, owner);
    for (const isChanged of [false, true]) {
      if (isChanged) await changeAll(path, others, unversioned);
      const stored = await readKept(owner, path);
      const page = await show(owner, pageOf(path));
      await page.settled();
      if (lists.test(path))
        await page.user.click((await screen.findAllByRole('button', { name: nameOf(stored) })).at(-1)!);
      await page.settled();
      expect(fieldsAlikeIn(sharedHints)).toEqual([]);
      await page.user.click((await screen.findAllByRole('button', { name: t('general.save') })).at(-1)!);
      await waitFor(() => expect(page.sent.map(({ method }) => method)).toEqual(['PUT']));
      await page.settled();
      const { path: called, body } = page.sent[0]!;
      expect(called.split('?')[0]).toBe(`/api/${path}`);
      const { QuantityBefore: _before, Password: _password, ...sent } = body as Body;
      expect(sent).toEqual({ ...sent, ...asSent(stored, Object.keys(sent)) });
      const declared = Object.keys(others).map((name) => name.split('.')[0]);
      expect(Object.keys(sent)).toEqual(
        expect.arrayContaining(declared.filter((name) => !notInForm.has(name!))),
      );
    }
  },
);
