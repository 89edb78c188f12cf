import { waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { close, show, type Shown } from './screen.ts';

// What every list of the office does: its columns sort, and its parts follow each other.

let shop: TestShop;
let owner: Client;
let addresses: string[];
beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const things = await oneOfEverything(shop, owner);
  addresses = [...officePages.map(({ path }) => things[path] ?? path), '/office/price-lists/standard'];
  await Promise.all(officePages.map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

async function open(path: string): Promise<Shown> {
  const page = await show(owner, path);
  await page.settled();
  return page;
}

test('each column that sorts a list sorts it by itself, and by no other', async () => {
  let lists = 0;
  for (const path of addresses) {
    const { user, settled } = await open(path);
    const heads = () => [...document.querySelectorAll('th[aria-sort]')];
    if (heads().length === 0) continue;
    lists++;
    for (const place of heads().keys()) {
      const name = heads()[place]!.textContent;
      const isAscending = heads()[place]!.getAttribute('aria-sort') === 'ascending';
      await user.click(heads()[place]!.querySelector('button')!);
      await settled();
      const sorted = () =>
        heads().flatMap((head) => {
          const order = head.getAttribute('aria-sort');
          return order === 'none' ? [] : [[head.textContent, order]];
        });
      const expected = [[name, isAscending ? 'descending' : 'ascending']];
      await waitFor(() => expect([path, sorted()]).toEqual([path, expected]), { timeout: 2_000 });
    }
  }
  expect(lists).toBeGreaterThan(3);
});

test('the second part of a list is asked for where the first ends', async () => {
  const partsIn = ({ called }: Shown) =>
    called.flatMap((call) => {
      const { pathname, searchParams } = new URL(call, 'http://x');
      const [skip, take] = ['skip', 'take'].map((name) => searchParams.get(name));
      return skip === null ? [] : [{ pathname, skip: Number(skip), take: Number(take) }];
    });
  let lists = 0;
  for (const path of addresses) {
    const first = partsIn(await open(path)).filter(({ skip }) => skip === 0);
    if (first.length === 0) continue;
    const second = partsIn(await open(`${path}${path.includes('?') ? '&' : '?'}page=2`));
    for (const { pathname, take } of first) {
      lists++;
      expect([path, second]).toEqual([
        path,
        expect.arrayContaining([expect.objectContaining({ pathname, skip: take })]),
      ]);
    }
  }
  expect(lists).toBeGreaterThan(5);
});
