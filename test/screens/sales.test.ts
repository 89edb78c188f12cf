import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { stockholmToday } from '../../src/kit/text/dates.ts';
import { article } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';
import { show } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

test('a month without sales tells those of the year before, and one without those its own', async () => {
  const today = stockholmToday(new Date());
  const customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const { OrderId } = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
  const from = `${today.slice(0, 4)}-01-01`;
  const cellsFor = async (day: string) => {
    await shop.db
      .updateTable('customer_order')
      .set({ created_at: new Date(`${day}T11:00:00Z`) })
      .where('id', '=', OrderId)
      .execute();
    await shop.services.versions.changed();
    const page = await show(owner, `/office/figures?by=month&from=${from}&to=${from.slice(0, 8)}31`);
    await page.settled();
    const table = within(screen.getByRole('table'));
    return table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  };
  const before = `${Number(from.slice(0, 4)) - 1}-01-15`;
  const past = ['–', '–', '–', '120', expect.stringContaining('100 %')];
  expect(await cellsFor(before)).toEqual([past, past]);
  const own = ['1', '1', '120', '–', '–'];
  expect(await cellsFor(`${from.slice(0, 8)}15`)).toEqual([own, own]);
});
