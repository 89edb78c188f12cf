import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { aVisitor, logInAs, openTestShop, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// What a listing can be narrowed and sorted by.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(() => shop.startOver());
afterAll(async () => {
  close();
  await shop.close();
});

async function open(path: string, client = aVisitor(shop)): Promise<Shown> {
  const page = await show(client, path);
  await page.settled();
  return page;
}
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('everything that is chosen in the form is searched for, of colours each', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const make = async (path: string, body: object) => (await owner.post(path, body)).body.Id as number;
  const colours = new Map<string, number>();
  for (const [NameSV, Hex] of [
    ['Röd', '#ff0000'],
    ['Grön', '#00ff00'],
    ['Blå', '#0000ff'],
  ] as const)
    colours.set(NameSV, await make('office/colours', { NameSV, NameEN: NameSV, NameDE: '', Hex }));
  const material = await make('office/materials', { NameSV: 'Trä', NameEN: 'Wood', NameDE: '' });
  const { user } = await open('/products');
  const form = within(screen.getByRole('group', { name: t('search.colours') }).closest('form')!);
  await user.type(form.getByLabelText(t('search.text')), 'mugg');
  await user.selectOptions(form.getByLabelText(t('search.category')), '1');
  await user.selectOptions(form.getByLabelText(t('search.material')), String(material));
  for (const name of ['Röd', 'Blå']) await user.click(form.getByRole('checkbox', { name }));
  await user.click(form.getByRole('checkbox', { name: t('search.onlyNews') }));
  await user.click(form.getByRole('button', { name: t('search.submit') }));
  const chosen = [String(colours.get('Röd')), String(colours.get('Blå'))].toSorted();
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('colors')).toEqual(chosen));
  const { colors: _colors, ...others } = Object.fromEntries(new URLSearchParams(location.search));
  expect(others).toEqual({
    searchtext: 'mugg',
    productgroupid: '1',
    material: String(material),
    news: '1',
  });
});

test('a listing offers the orders that sort it for the reader, and tells the one that was chosen', async () => {
  const customer = await logInAs(shop, '1001');
  await shop.db.updateTable('article').set({ news: true }).where('id', 'in', [1, 2]).execute();
  await shop.services.versions.changed();
  const price = ['price', 'price-desc'];
  const listings: [path: string, own: 'own' | 'best', more: string[]][] = [
    ['/products', 'own', ['news']],
    ['/products/1', 'own', ['news']],
    // News are the newest first already.
    ['/products?news=1', 'own', []],
    ['/products?searchtext=mugg', 'best', ['news']],
  ];
  for (const [path, own, more] of listings)
    for (const [client, prices] of [
      [aVisitor(shop), []],
      [customer, price],
    ] as const) {
      const { user } = await open(path, client);
      const choice = screen.getByLabelText<HTMLSelectElement>(t('catalogue.sort'));
      const options = [...choice.options].map(({ value, textContent }) => [value, textContent]);
      expect([path, options.map(([value]) => value)]).toEqual([
        path,
        ['', more, 'name', 'number', prices].flat(),
      ]);
      expect([path, options[0]![1]]).toEqual([path, t(`catalogue.sort.${own}`)]);
      await user.selectOptions(choice, 'number');
      await waitFor(() => expect(location.search).toContain('sort=number'));
      expect(told()).toContain(t('catalogue.sorted', { order: t('catalogue.sort.number') }));
    }
});
