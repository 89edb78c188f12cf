import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { close, show, type Shown } from './screen.ts';

const t = officeTextIn('sv');
const ofBuyer = translator(languageTables.sv, 'sv');
let shop: TestShop;
let owner: Client;
let buyer: Client;
let things: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  shop.setTime(new Date().toISOString());
  await Promise.all([...officePages, ...pages].map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  things = await oneOfEverything(shop, owner);
  // Their window would open in front of others.
  await shop.db.updateTable('invoice').set({ due_date: '2100-01-01' }).execute();
  buyer = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

const windows = () => [...document.querySelectorAll<HTMLDialogElement>('dialog')];
const question = () => screen.queryByRole('alertdialog', { name: t('form.leave.title') });
const answer = async ({ user }: Shown, key: 'form.leave.stay' | 'form.leave.go') =>
  user.click(within(question()!).getByRole('button', { name: t(key) }));
/** What a browser does on Esc. */
const pressEscape = () => fireEvent(windows().at(-1)!, new Event('cancel', { cancelable: true }));

/** Windows with a form, by the page that they open on, and the name of a field that is typed in. */
const forms: [path: string, opener: string, field: string][] = [
  ['/office/ways', t('ways.new'), 'NameSV'],
  ['/office/colours', t('colours.new'), 'NameSV'],
  ['/office/groups', t('groups.new'), 'NameSV'],
  ['/office/price-lists/:code', t('prices.new'), 'Price'],
  ['/deliveryaddresses', ofBuyer('addresses.create'), 'Name'],
];

test.each(forms)('what is typed in a window of %s is not lost by Esc', async (place, opener, name) => {
  const page = await show(place.startsWith('/office') ? owner : buyer, things[place] ?? place);
  await page.settled();
  const opened = async () => {
    await page.user.click(await screen.findByRole('button', { name: opener }));
    return await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`);
      expect(found).toBeTruthy();
      return found!;
    });
  };
  await opened();
  pressEscape();
  await waitFor(() => expect(windows()).toEqual([]));

  const field = await opened();
  await page.user.type(field, 'Y');
  pressEscape();
  await waitFor(() => expect(question()).not.toBe(null));
  // Esc is no answer that leaves.
  pressEscape();
  await waitFor(() => expect(question()).toBe(null));
  await page.user.click(within(windows()[0]!).getAllByRole('button', { name: t('general.close') })[0]!);
  await waitFor(() => expect(question()).not.toBe(null));
  await answer(page, 'form.leave.stay');
  expect([windows().length, field.value]).toEqual([1, 'Y']);

  await page.user.type(field, '{Backspace}');
  pressEscape();
  await waitFor(() => expect(windows()).toEqual([]));

  await page.user.type(await opened(), 'Z');
  pressEscape();
  await waitFor(() => expect(question()).not.toBe(null));
  await answer(page, 'form.leave.go');
  await waitFor(() => expect(windows()).toEqual([]));
  expect(page.sent).toEqual([]);
  expect((await opened()).value).toBe('');
});

test('nor is what is chosen in a form of the office', async () => {
  const page = await show(owner, '/office/ways');
  await page.settled();
  await page.user.click(await screen.findByRole('button', { name: t('ways.new') }));
  await page.user.selectOptions(await screen.findByLabelText(t('countryChoices.add')), 'NO');
  pressEscape();
  await waitFor(() => expect(question()).not.toBe(null));
});

test('a window that a browser closes all the same is there with its question', async () => {
  const page = await show(owner, '/office/ways');
  await page.settled();
  await page.user.click(await screen.findByRole('button', { name: t('ways.new') }));
  const [dialog] = windows();
  await page.user.type(dialog!.querySelector('[name="NameSV"]')!, 'Y');
  dialog!.close();
  await waitFor(() => expect(question()).not.toBe(null));
  expect(dialog!.open).toBe(true);
});
