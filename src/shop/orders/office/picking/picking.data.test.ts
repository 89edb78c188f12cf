import { expect, test } from 'vitest';
import { article } from '../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { linesOfPdf } from '../../../../../test/pdf-text.ts';
import { logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
  const shelves = { [article.mug]: 'B10', [article.tray]: 'B9' };
  for (const [id, shelf] of Object.entries(shelves))
    await shop.db
      .updateTable('article')
      .set({ shelf, ean: '7350000000023' })
      .where('id', '=', Number(id))
      .execute();
});

/** Orders twelve mugs, and eight trays of which five are in stock. */
async function place(
  more: object = {},
  wanted: Record<number, number> = { [article.mug]: 12, [article.tray]: 8 },
): Promise<number> {
  for (const [ArticleId, Quantity] of Object.entries(wanted))
    await customer.post('cartrow', { ArticleId: Number(ArticleId), Quantity });
  const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true, ...more });
  return body.OrderId;
}

async function stock(quantity_available: number): Promise<void> {
  await shop.db.updateTable('article').set({ quantity_available }).where('id', '=', article.mug).execute();
}

/** Orders mugs of which none was there. */
async function missing(pieces: number): Promise<number> {
  const id = await place({}, { [article.mug]: pieces });
  await shop.db.updateTable('order_row').set({ quantity_short: pieces }).where('order_id', '=', id).execute();
  return id;
}

async function print(OrderIds: readonly number[], Kind: string, more: object = {}) {
  const response = await shop.http.inject({
    method: 'POST',
    url: '/api/office/orders/picking',
    payload: { OrderIds, Kind, ...more },
    cookies: { office: office.office ?? '' },
  });
  const isPdf = response.headers['content-type'] === 'application/pdf';
  return {
    status: response.statusCode,
    headers: response.headers,
    lines: isPdf ? linesOfPdf(response.rawPayload).map((line) => line.trim()) : [],
    pdf: response.rawPayload,
    body: isPdf ? undefined : response.json(),
  };
}

async function read(id: number) {
  return (await office.get(`office/orders/${id}`)).body;
}

async function printedOf(id: number) {
  return (await office.get(`office/orders?q=${id}`)).body.Rows.find((row: { Id: number }) => row.Id === id)
    .Printed;
}

test('a pick list has what is there now by shelf, what waits, and what the picker must know', async () => {
  const id = await place({ orderInfoText: 'Ring först', partialDelivery: false });
  await office.post(`office/orders/${id}/notes`, { Text: 'Slå in som present', Pinned: true });
  await office.post(`office/orders/${id}/notes`, { Text: 'Bra kund', Pinned: false });
  const { status, headers, lines } = await print([id], 'orders');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(headers['content-disposition']).toMatch(/^inline; filename="plocklistor-[\d-]+\.pdf"$/);
  expect(lines).toContain(`Plocklista ${id}`);
  expect(lines.indexOf('B9')).toBeGreaterThan(0);
  expect(lines.indexOf('B10')).toBeGreaterThan(lines.indexOf('B9'));
  const trays = lines.slice(lines.indexOf('B9'), lines.indexOf('B10'));
  expect(trays).toEqual(['B9', `A-${article.tray}`, expect.any(String), '7350000000023', '5', '3']);
  expect(lines.slice(lines.indexOf('B10') + 1)).toContain('12');
  const notes = lines.join('\n');
  expect(notes).toContain('Slå in som present');
  expect(notes).not.toContain('Bra kund');
  expect(notes).toContain('Ring först');
  expect(notes).toContain('3 st saknas');
  expect(notes).not.toContain('Utskriven tidigare');
});

test('pick lists and sums mark what they hold, and tell when it was printed before', async () => {
  const id = await place();
  for (const kind of ['slips', 'labels']) expect((await print([id], kind)).status).toBe(200);
  expect(await printedOf(id)).toBeNull();
  await print([id], 'sums');
  expect(await printedOf(id)).toMatchObject({ By: 'sales' });
  const again = (await print([id], 'orders')).lines.join('\n');
  expect(again).toMatch(/Utskriven tidigare: \d{4}-\d\d-\d\d \d\d:\d\d av sales/);
});

test('a sum tells of each article how many each order gets', async () => {
  const [one, other] = [await place(), await place({}, { [article.mug]: 6 })];
  const { lines } = await print([one, other], 'sums');
  const mugs = lines.slice(lines.indexOf('B10'));
  expect(mugs).toContain('18');
  expect(mugs.join('\n')).toContain(`${one}:\u00a012\u00a0st`);
  expect(mugs.join('\n')).toContain(`${other}:\u00a06\u00a0st`);
});

test('pieces that have come in are picked, for the older order first', async () => {
  const [older, newer] = [await missing(12), await missing(6)];
  await stock(14);
  const piecesOf = async (id: number) => {
    const { lines } = await print([id], 'orders');
    return lines.slice(lines.indexOf('7350000000023') + 1).slice(0, 2);
  };
  expect((await piecesOf(older))[0]).toBe('12');
  expect(await piecesOf(newer)).toEqual(['2', '4']);
});

test('a packing slip has no price, and tells what comes later', async () => {
  const id = await place({ purchaseOrderNumber: 'PO 77' });
  const { lines } = await print([id], 'slips');
  const text = lines.join('\n');
  expect(text).toContain('Packsedel');
  expect(text).toContain('PO 77');
  expect(text).toContain('12 st');
  expect(text).toContain('5 st');
  expect(lines.indexOf('3 st')).toBeGreaterThan(lines.indexOf('Kommer senare'));
  expect(text).toContain('Dagen är inte känd ännu');
  const { Rows } = await read(id);
  for (const { Price } of Rows) expect(text).not.toContain(String(Price).replace('.', ','));
});

test('a slip is in the language of the customer, where the shop is shown in it', async () => {
  const id = await place();
  const headingIn = async (language: 'sv' | 'en' | 'de') => {
    await shop.db.updateTable('customer_order').set({ language }).where('id', '=', id).execute();
    const { lines } = await print([id], 'slips');
    return lines.find((line) => ['Packsedel', 'Packing slip', 'Packzettel'].includes(line));
  };
  expect([await headingIn('sv'), await headingIn('en'), await headingIn('de')]).toEqual([
    'Packsedel',
    'Packing slip',
    shop.http.languages.includes('de') ? 'Packzettel' : 'Packing slip',
  ]);
  expect((await print([id], 'orders')).lines).toContain(`Plocklista ${id}`);
});

test('labels have the address of delivery, on a sheet or one on each page', async () => {
  const ids = [await place(), await place()];
  const sheet = await print(ids, 'labels');
  expect(pagesOf(sheet.pdf)).toEqual(['595 841']);
  const { DeliveryAddress } = await read(ids[0]!);
  expect(sheet.lines.filter((line) => line === DeliveryAddress[0])).toHaveLength(2);
  const single = await print(ids, 'labels', { LabelSize: '100x150' });
  expect(pagesOf(single.pdf)).toEqual(['283 425', '283 425']);
});

test('with Start the new orders are taken in hand, and nobody is mailed', async () => {
  const id = await place();
  const mails = async () => (await shop.db.selectFrom('outbox_mail').select('id').execute()).length;
  const before = await mails();
  expect((await print([id], 'orders', { Start: true })).status).toBe(200);
  expect((await read(id)).Status).toBe(2);
  expect(await mails()).toBe(before);
  expect((await print([id], 'orders', { Start: true })).status).toBe(200);
});

test('an order with nothing to pick is left out and named, and is not marked or started', async () => {
  const [id, waiting] = [await place(), await missing(6)];
  const held = await place({}, { [article.mug]: 6 });
  await stock(0);
  await shop.db.updateTable('customer_order').set({ held: 'manual' }).where('id', '=', held).execute();
  const { lines } = await print([waiting, id, held], 'orders', { Start: true });
  expect(lines).toContain(`Inget att plocka nu: ${waiting}`);
  expect(lines).toContain(`Stoppade, och därför inte med: ${held}`);
  expect(lines).not.toContain(`Plocklista ${waiting}`);
  expect(await printedOf(waiting)).toBeNull();
  expect([(await read(waiting)).Status, (await read(held)).Status]).toEqual([1, 1]);
  const nothing = await print([waiting], 'orders');
  expect([nothing.status, nothing.body.detail]).toEqual([
    409,
    'Det finns inget att plocka nu i de order som är valda.',
  ]);
});

test('a phone gets the rows of the pick list by shelf, and why there is nothing to pick', async () => {
  const id = await place();
  await office.post(`office/orders/${id}/notes`, { Text: 'Slå in som present', Pinned: true });
  const { body } = await office.get(`office/orders/${id}/picking`);
  const head = { OrderId: id, LeftOut: null, Notes: ['Slå in som present'] };
  expect(body).toMatchObject({ ...head, Message: '', MissingOfWhole: 0 });
  const wish = { partial_delivery: false, order_info_text: 'Märk kollit' };
  await shop.db.updateTable('customer_order').set(wish).where('id', '=', id).execute();
  expect((await office.get(`office/orders/${id}/picking`)).body).toMatchObject({
    ...head,
    Message: 'Märk kollit',
    MissingOfWhole: 3,
  });
  expect(body.Rows).toMatchObject([
    { ArticleNumber: 'A-2', EAN: '7350000000023', Shelf: 'B9', Ready: 5, Waiting: 3 },
    { ArticleNumber: 'A-1', EAN: '7350000000023', Shelf: 'B10', Ready: 12, Waiting: 0 },
  ]);
  expect(body.Rows[0].RowId).toBe((await read(id)).Rows[1].Id);
  await shop.db.updateTable('customer_order').set({ held: 'manual' }).where('id', '=', id).execute();
  expect((await office.get(`office/orders/${id}/picking`)).body.LeftOut).toBe('held');
  expect((await office.get('office/orders/999999/picking')).status).toBe(404);
});

test('an order that is not there, too many, and a role that may not write are refused', async () => {
  const id = await place();
  expect((await print([id, 999_999], 'orders')).status).toBe(404);
  expect(await printedOf(id)).toBeNull();
  const many = await print(
    Array.from({ length: 201 }, () => id),
    'orders',
  );
  expect([many.status, many.body.errors[0]]).toMatchObject([400, { field: 'OrderIds', rule: 'maxAmount' }]);
  await addStaff(shop, 'finance@maker.example', 'finance');
  office = await logInToOfficeAs(shop, 'finance@maker.example');
  expect((await print([id], 'orders')).status).toBe(403);
});

function pagesOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\d+)\S* (\d+)/g)].map(
    ([, width, height]) => `${width} ${height}`,
  );
}
