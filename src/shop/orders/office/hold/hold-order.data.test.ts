import { beforeEach, expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
let customer: Client;
let id: number;
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  customer = await logInAs(shop, '1001');
});
beforeEach(async () => {
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
  id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
});

async function hold(given: object) {
  const { Version } = (await owner.get(`office/orders/${id}`)).body;
  return await owner.post(`office/orders/${id}/hold`, { Version, Reason: '', ...given });
}

async function mailsOfHolds() {
  return await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text'])
    .where('message_id', 'like', '%paused%')
    .execute();
}

test.each([
  [{}, undefined],
  [{ CustomerText: 'Tapeten är slut i er färg' }, 'Varför:\nTapeten är slut i er färg'],
])('an order that staff stop is said to be paused, and not to wait for payment', async (given, why) => {
  expect((await hold({ Reason: 'Kollas med inköp', ...given })).status).toBe(200);
  const [mail, ...others] = await mailsOfHolds();
  expect([mail?.subject, others]).toEqual([`Order ${id} är pausad`, []]);
  expect(mail?.body_text).not.toMatch(/betalning|Kollas med inköp/);
  if (why) expect(mail?.body_text).toContain(why);
  else expect(mail?.body_text).not.toContain('Varför');
  const { text } = await owner.get(`office/changes?entity=order&entityId=${id}`);
  expect([text.includes('Kollas med inköp'), text.includes('Tapeten är slut')]).toEqual([true, Boolean(why)]);
  expect((await customer.get(`orders/${id}`)).body).toMatchObject({ Held: 'manual' });
});

test('an order that waits for payment is not said to be paused, until staff stop it for a reason to tell', async () => {
  await shop.db.updateTable('customer_order').set({ held: 'overdue' }).where('id', '=', id).execute();
  expect((await customer.get(`orders/${id}`)).body).toMatchObject({ Held: 'overdue' });
  await hold({ CustomerText: 'Ring oss' });
  expect(await mailsOfHolds()).toMatchObject([{ subject: `Order ${id} är pausad` }]);
});
