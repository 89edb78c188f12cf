import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { firstOwner } from '../opening/first-owner.ts';
import { Client, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({ seed: 'none' });
  owner = await firstOwner(shop);
  await Promise.all(officePages.map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

test('the owner puts a line aside, and the next one stands open', async () => {
  const page = await show(owner, '/office');
  await page.settled();
  const next = () => document.querySelector('li[data-next] h3')?.textContent;
  expect(next()).toBe(t('opening.line.company'));
  await page.user.click(
    screen.getByRole('button', { name: `${t('opening.line.company')}: ${t('opening.skip')}`, hidden: true }),
  );
  await waitFor(() => expect(next()).toBe(t('opening.line.bank')));
  await page.user.click(
    screen.getByRole('button', {
      name: `${t('opening.line.company')}: ${t('opening.unskip')}`,
      hidden: true,
    }),
  );
  await waitFor(() => expect(next()).toBe(t('opening.line.company')));
});

test('the list counts what is done of what concerns the shop, and the bar of other pages leads to its next line', async () => {
  type Line = { Key: string; Done: boolean; Skipped: boolean; Link: string };
  const lines = async (): Promise<Line[]> =>
    (await owner.get('office/opening')).body.Lines.filter(({ Key }: Line) => Key !== 'open');
  const before = await lines();
  const page = await show(owner, '/office');
  await page.settled();
  const isCounted = (done: number, of: number) =>
    screen.queryByRole('progressbar', { name: t('opening.progress', { sent: done, count: of }) }) !== null;
  const done = before.filter((line) => line.Done).length;
  expect(isCounted(done, before.length)).toBe(true);
  const press = async (does: 'opening.skip' | 'opening.unskip') => {
    const name = `${t('opening.line.company')}: ${t(does)}`;
    await page.user.click(screen.getByRole('button', { name, hidden: true }));
    await page.settled();
  };
  await press('opening.skip');
  expect(isCounted(done, before.length - 1)).toBe(true);
  screen.getByText(t('opening.settled', { count: done + 1 }));
  screen.getByText(t('opening.skipped'), { selector: 'p' });
  await press('opening.unskip');
  expect(screen.queryByText(t('opening.skipped'), { selector: 'p' })).toBe(null);

  const name = t('opening.line.company');
  await page.user.click(screen.getByRole('link', { name: `${t('opening.go')}: ${name}`, hidden: true }));
  // The page that has the bar may be on its way still.
  await screen.findByText(name, { selector: 'aside strong' });
  const all = screen.getByRole('link', { name: t('opening.all', { count: before.length - done }) });
  expect(all.getAttribute('href')).toBe('/office');
  await page.user.click(screen.getAllByRole('link', { name: t('articles.title') })[0]!);
  const next = await screen.findByRole('link', { name: `${t('opening.next')}: ${name}` });
  expect(next.getAttribute('href')).toBe(before.find(({ Key }) => Key === 'company')!.Link);
});

test('the press room is opened and closed before the shop, which stays closed', async () => {
  const page = await show(owner, '/office');
  await page.settled();
  const box = () => screen.getByLabelText<HTMLInputElement>(t('opening.press.open'));
  for (const [isOpen, told] of [
    [true, 'opening.press.opened'],
    [false, 'opening.press.closed'],
  ] as const) {
    await page.user.click(box());
    await screen.findByText(t(told));
    await page.settled();
    expect(box().checked).toBe(isOpen);
    expect((await owner.get('office/opening')).body).toMatchObject({ Open: false, PressOpen: isOpen });
  }
});

test('the owner is told how much is left before the shop opens, and can close it again', async () => {
  const page = await show(owner, '/office');
  await page.settled();
  const press = async (part: ReturnType<typeof within>, name: string) =>
    page.user.click(await part.findByRole('button', { name }));
  await press(within(document.body), t('opening.openNow'));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(
    asked.getByText(new RegExp(t('opening.openAskLeft.other', { count: 16 }).slice(0, 12))),
  ).toBeDefined();
  await press(asked, t('opening.openNow'));
  await waitFor(() => expect(screen.queryByText(t('opening.state'))).not.toBeNull());
  screen.getByText(t('opening.leftOpen', { count: 16 }));
  expect((await new Client(shop).get('products')).status).toBe(200);
  await press(within(document.body), t('opening.close'));
  await press(within(await screen.findByRole('alertdialog')), t('opening.close'));
  await waitFor(() => expect(screen.queryByText(t('opening.lead'))).not.toBeNull());
  expect((await new Client(shop).get('products')).status).toBe(503);
});

test('others of the staff see the list, and neither open the shop nor put a line aside', async () => {
  const demo = await openTestShop();
  try {
    await demo.db.updateTable('opening').set({ is_open: false }).execute();
    await demo.services.versions.changed();
    await addStaff(demo, 'content@maker.example', 'content');
    const page = await show(await logInToOfficeAs(demo, 'content@maker.example'), '/office');
    await page.settled();
    expect(screen.queryByText(t('opening.lead'))).not.toBeNull();
    for (const name of [t('opening.openNow'), new RegExp(t('opening.skip'))])
      expect(screen.queryAllByRole('button', { name, hidden: true })).toEqual([]);
  } finally {
    await demo.close();
  }
});
