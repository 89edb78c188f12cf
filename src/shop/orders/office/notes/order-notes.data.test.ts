import { expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { article } from '../../../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
let id = 0;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
  await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  id = (await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId;
});

test('notes stand at the order with who wrote them, pinned ones first, and change no version', async () => {
  const before = (await office.get(`office/orders/${id}`)).body;
  expect(before.Notes).toEqual([]);
  await office.post(`office/orders/${id}/notes`, { Text: 'Ring före leverans', Pinned: true });
  const { body } = await office.post(`office/orders/${id}/notes`, {
    Text: 'Ringde\nInget svar',
    Pinned: false,
  });
  expect(body.Version).toBe(before.Version);
  expect(body.Notes).toMatchObject([
    { Text: 'Ring före leverans', Pinned: true, By: 'sales' },
    { Text: 'Ringde\nInget svar', Pinned: false, By: 'sales' },
  ]);
  const log = (await office.get(`office/changes?entity=order&id=${id}`)).text;
  expect(log).toContain('Inget svar');
});

test('a note that is repeated with its key is written once', async () => {
  const write = (Text: string) =>
    office.post(`office/orders/${id}/notes`, { Text, Pinned: false }, { 'idempotency-key': 'note-1' });
  const [first, again] = [await write('Ringde'), await write('Ringde')];
  expect([first, again].map(({ body }) => body.Notes.length)).toEqual([1, 1]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect((await write('Mejlade')).body.type).toBe('/problems/key-reused');
});

test('no customer sees a note, and whoever only reads orders writes none', async () => {
  await office.post(`office/orders/${id}/notes`, { Text: 'Hemligheten', Pinned: true });
  for (const path of ['orders', `orders/${id}`, `OrderRows/${id}`])
    expect((await customer.get(path)).text).not.toContain('Hemligheten');
  expect((await customer.post(`office/orders/${id}/notes`, { Text: 'x', Pinned: false })).status).toBe(401);
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  expect((await finance.post(`office/orders/${id}/notes`, { Text: 'x', Pinned: false })).status).toBe(403);
});

test('an empty note and an unknown order are refused', async () => {
  expect((await office.post(`office/orders/${id}/notes`, { Text: ' ', Pinned: false })).status).toBe(400);
  expect((await office.post('office/orders/9999/notes', { Text: 'x', Pinned: false })).status).toBe(404);
});
