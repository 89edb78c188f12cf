import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let client: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1002');
  await client.post('cartrow', { ArticleId: 1, Quantity: 6 });
});
afterAll(async () => {
  close();
  await shop.close();
});

async function chosenWay(): Promise<HTMLSelectElement> {
  await show(client, '/cart');
  return await screen.findByRole('combobox', { name: new RegExp(t('checkout.wayOfDelivery')) });
}

test('the only way of delivery is chosen', async () => {
  const [kept, ...others] = (await client.get('wayofdelivery')).body as { Id: number }[];
  await shop.db
    .updateTable('way_of_delivery')
    .set({ active: false })
    .where(
      'id',
      'in',
      others.map(({ Id }) => Id),
    )
    .execute();
  await shop.services.versions.changed();
  const way = await chosenWay();
  await waitFor(() => expect(way.value).toBe(String(kept!.Id)));
});

test('of several ways of delivery the customer chooses', async () => {
  const way = await chosenWay();
  await waitFor(() => expect(way.options.length).toBeGreaterThan(2));
  expect(way.value).toBe('');
});
