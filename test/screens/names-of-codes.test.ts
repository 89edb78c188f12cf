import { screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  await oneOfEverything(shop, owner);
});
afterAll(async () => {
  close();
  await shop.close();
});

test('the list of customers names their countries', async () => {
  const { body } = await owner.get('office/customers/1001');
  await owner.put('office/customers/1001', { ...body, City: 'Leeds', CountryCode: 'GB', ZipCode: 'LS1 4DY' });
  const page = await show(owner, '/office/customers');
  await page.settled();
  expect(screen.getByText('Leeds, Storbritannien')).toBeDefined();
});

test('the log of an article names its group, material and colours', async () => {
  const read = async (path: string) => (await owner.get(path)).body;
  const [colour, material] = [(await read('colors'))[0], (await read('materials'))[0]];
  const article = await read('office/articles/1');
  const group = (await read('office/groups')).Rows.find(
    ({ Id }: { Id: number }) => Id !== article.ProductGroupId,
  );
  const { QuantityAvailable: QuantityBefore } = article;
  const wanted = {
    ...article,
    QuantityBefore,
    ProductGroupId: group.Id,
    ColourIds: [colour.Id],
    MaterialId: material.Id,
  };
  expect((await owner.put('office/articles/1', wanted)).status).toBe(200);
  const page = await show(owner, '/office/articles/1');
  await page.settled();
  const log = within(screen.getByRole('heading', { name: t('log.title') }).parentElement!);
  const values = (label: string) => log.getAllByText(label)[0]!.parentElement!.textContent;
  expect(values(t('articles.field.ProductGroupId'))).toContain(group.NameSV);
  expect(values(t('articles.field.ColourIds'))).toContain(colour.Name);
  expect(values(t('articles.field.MaterialId'))).toContain(material.Name);
});
