import { beforeEach, describe, expect, test } from 'vitest';
import { eachInOffice } from '../../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, type Client, type TestShop } from '../../../../../test/shop.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office } = opened);
});
beforeEach(async () => {
  customer = await logInAs(shop, '1001');
});

type Wanted = readonly (readonly [articleId: number, quantity: number])[];

async function place(wanted: Wanted = [[article.mug, 6]], more: object = {}): Promise<OfficeOrder> {
  for (const [ArticleId, Quantity] of wanted) await customer.post('cartrow', { ArticleId, Quantity });
  const input = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true, ...more };
  return await read((await customer.post('Order', input)).body.OrderId);
}

async function read(id: number): Promise<OfficeOrder> {
  return (await office.get(`office/orders/${id}`)).body;
}

const line = ({ Id: OrderId, Version }: OfficeOrder, Parcels = '', more: object = {}) => ({
  OrderId,
  Version,
  Parcels,
  ...more,
});

async function sendMany(Rows: readonly object[], more: object = {}, key?: string) {
  const body = { Rows, Invoice: false, Mail: true, ...more };
  return await office.post('office/orders/consignments', body, key ? { 'idempotency-key': key } : {});
}

async function mails(): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('outbox_mail')
    .select('subject')
    .where('message_id', 'not like', '%confirmation%')
    .where('message_id', 'not like', '%maker@%')
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
}

describe('parcels of one consignment', () => {
  test('are told in one field, and the customer gets each with its link and its rows', async () => {
    const placed = await place([
      [article.mug, 12],
      [article.book, 3],
    ]);
    const [mug, book] = placed.Rows.map(({ Id }) => Id);
    const sent = await office.post(`office/orders/${placed.Id}/consignments`, {
      Version: placed.Version,
      Mail: true,
      Parcels: '370724 370725;370724',
      GrossWeight: 12.345,
      Rows: [{ RowId: mug, Quantity: 12 }],
    });
    const Parcels = ['370724', '370725'].map((number) => ({
      Number: number,
      TrackingUrl: `https://tracking.postnord.com/se/?id=${number}`,
    }));
    expect(sent.body.Consignments).toMatchObject([{ CarrierNumber: '370724', Parcels, GrossWeight: 12.345 }]);
    const [first] = sent.body.Consignments;
    const second = await office.post(`office/orders/${placed.Id}/consignments`, {
      Version: sent.body.Version,
      Mail: false,
      Rows: [{ RowId: book, Quantity: 3 }],
    });
    expect(second.status).toBe(200);
    const { body } = await customer.get(`orders/${placed.Id}`);
    expect(body.ConsignmentId).toBe('370724');
    expect(body.Consignments).toMatchObject([
      { Id: first.Id, ConsignmentId: '370724', Parcels, Rows: [{ OrderRowId: mug, Quantity: 12 }] },
      { ConsignmentId: '', Parcels: [], Rows: [{ OrderRowId: book, Quantity: 3 }] },
    ]);
    expect((await customer.get('orders?q=370725')).body.TotalCount).toBe(1);
    const { body_text } = await shop.db
      .selectFrom('outbox_mail')
      .select('body_text')
      .where('subject', 'like', 'En del av%')
      .executeTakeFirstOrThrow();
    expect(body_text).toContain('id=370724\nhttps://tracking.postnord.com/se/?id=370725');
  });

  test('that are written in groups are each one number, and are found as they are written', async () => {
    const [one, other] = [await place(), await place()];
    const parcels = '373250 0000 0000 0130 / 1Z 999 AA1 01 2345 6784';
    expect((await sendMany([line(one, parcels)])).body.NotSent).toEqual([]);
    await office.post(`office/orders/${other.Id}/consignments`, {
      Version: other.Version,
      Mail: false,
      Parcels: 'UX 123 456 785 SE',
      Rows: [{ RowId: other.Rows[0]?.Id, Quantity: 6 }],
    });
    const numbersOf = async (id: number) =>
      (await read(id)).Consignments.flatMap(({ Parcels }) => Parcels.map(({ Number }) => Number));
    expect(await numbersOf(one.Id)).toEqual(['373250000000000130', '1Z999AA10123456784']);
    expect(await numbersOf(other.Id)).toEqual(['UX123456785SE']);
    for (const q of ['373250 0000 0000 0130', '1z 999 aa1 01 2345 6784', '373250000000000130']) {
      const { body } = await office.get(`office/orders?q=${encodeURIComponent(q)}`);
      expect(body.Rows.map(({ Id }: OfficeOrder) => Id)).toEqual([one.Id]);
      const found = await office.get(`office/search?q=${encodeURIComponent(q)}`);
      expect(JSON.stringify(found.body)).toContain(String(one.Id));
    }
  });

  test('weigh what they were said to, to the gram', async () => {
    let order = await place([[article.mug, 12]]);
    // Their thousandfold is a little less or more than a whole number of grams.
    const weights = [1.001, 1.005, 4.035, 2.007, 4.001, 16.013];
    for (const GrossWeight of weights) {
      const { status, body } = await office.post(`office/orders/${order.Id}/consignments`, {
        Version: order.Version,
        Mail: false,
        GrossWeight,
        Rows: [{ RowId: order.Rows[0]?.Id, Quantity: 1 }],
      });
      expect(status).toBe(200);
      order = body;
    }
    expect(order.Consignments.map(({ GrossWeight }) => GrossWeight)).toEqual(weights);
  });

  test.each([
    [{ Parcels: Array.from({ length: 51 }, (_, place) => place).join(' ') }, 'Parcels', 'maxAmount'],
    [{ Parcels: 'x'.repeat(61) }, 'Parcels', 'maxLength'],
    [{ GrossWeight: 0 }, 'GrossWeight', 'minAmount'],
    [{ GrossWeight: 1.0001 }, 'GrossWeight', 'decimal'],
  ])('%j is refused', async (given, field, rule) => {
    const { Id, Version, Rows } = await place();
    const input = { Version, Mail: false, Rows: [{ RowId: Rows[0]?.Id, Quantity: 1 }], ...given };
    const answer = await office.post(`office/orders/${Id}/consignments`, input);
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field, rule }]]);
  });

  test('come from a file with bars between them, and are given back so', async () => {
    const placed = await place();
    await sendFile(`${placed.Id};;3;SE 111|SE 222|SE 111`);
    const [parcels] = (await read(placed.Id)).Consignments;
    expect(parcels?.Parcels.map(({ Number }) => Number)).toEqual(['SE 111', 'SE 222']);
    const many = Array.from({ length: 51 }, (_, number) => number).join('|');
    const { body } = await sendFile(`${(await place()).Id};;3;${many}`);
    expect(body).toMatchObject({ Outcome: 'failed' });
    // Of an order that was sent in parts a file is given what was told last.
    const { Id, Rows } = await place([[article.mug, 12]]);
    for (const Parcels of ['SE1', 'SE2']) {
      const { Version } = await read(Id);
      const half = { Version, Mail: false, Rows: [{ RowId: Rows[0]?.Id, Quantity: 6 }], Parcels };
      expect((await office.post(`office/orders/${Id}/consignments`, half)).status).toBe(200);
    }
    const out = await office.get('office/export/order-status?format=csv');
    expect(out.text.split(/\r?\n/).find((one) => one.startsWith(`${Id};1;`))).toContain(';SE2');
  });
});

async function sendFile(...lines: string[]) {
  const input = { Name: 'Affärssystemet', Rights: ['exchange.in.order-status'] };
  const { body } = await office.post('office/exchange/keys', input);
  const file = Buffer.from(['order_no;line_no;status;consignment_id', ...lines, ''].join('\n'));
  return await aVisitor(shop).send('POST', 'exchange/files/order-status?fileName=order-status.csv', file, {
    authorization: `Bearer ${body.Key}`,
    'content-type': 'application/octet-stream',
  });
}

describe('many orders', () => {
  test('are sent and invoiced by one press, but the one that was cancelled meanwhile; again, nothing is', async () => {
    const orders = [await place(), await place(), await place(), await place()];
    const [gone] = orders as [OfficeOrder];
    await office.post(`office/orders/${gone.Id}/cancellation`, { Version: gone.Version, Mail: false });
    const rows = orders.map((order, place) => line(order, `P${place} Q${place}`));
    const first = await sendMany(rows, { Invoice: true }, 'press');
    expect(first.body.Sent.map(({ OrderId }: { OrderId: number }) => OrderId)).toEqual(
      orders.slice(1).map(({ Id }) => Id),
    );
    expect(first.body.NotSent).toMatchObject([
      {
        OrderId: gone.Id,
        Problem: { type: '/problems/conflict', status: 409, detail: 'Ordern är annullerad.' },
      },
    ]);
    const before = await mails();
    expect(before).toHaveLength(6);
    const again = await sendMany(rows, { Invoice: true }, 'press');
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await mails()).toEqual(before);
    for (const { OrderId, ConsignmentId, InvoiceNumber } of first.body.Sent) {
      const { Consignments, Status } = await read(OrderId);
      expect([Status, Consignments]).toMatchObject([5, [{ Id: ConsignmentId, Parcels: [{}, {}] }]]);
      const invoice = (await office.get(`office/invoices/${InvoiceNumber}`)).body;
      expect(invoice).toMatchObject({ OrderId, TotalAmount: 374.25 });
    }
    const other = await sendMany(rows.slice(1), { Invoice: true }, 'press');
    expect([other.status, other.body.type]).toEqual([422, '/problems/key-reused']);
  });

  test('are sent but the one that a file sent meanwhile', async () => {
    const orders = [await place(), await place()];
    await sendFile(`${orders[0]?.Id};;3;F-1`);
    const { body } = await sendMany(orders.map((order) => line(order)));
    expect(body.Sent).toMatchObject([{ OrderId: orders[1]?.Id, InvoiceNumber: null }]);
    expect(body.NotSent).toMatchObject([
      { OrderId: orders[0]?.Id, Problem: { type: '/problems/changed-meanwhile' } },
    ]);
  });

  test('are not sent twice by a press that broke off: the same key goes on', async () => {
    const orders = [await place(), await place(), await place()];
    const rows = orders.map((order, place) => line(order, `P${place}`));
    const first = await sendMany(rows, {}, 'press');
    // As it is when the shop went down after the first order.
    const [, second, third] = orders as [OfficeOrder, OfficeOrder, OfficeOrder];
    const kept = await shop.db.selectFrom('staff_call_part').select('part').orderBy('part').execute();
    expect(kept).toEqual([{ part: 0 }, { part: 1 }, { part: 2 }]);
    await shop.db.deleteFrom('staff_call_part').where('part', '>', 0).execute();
    const again = await sendMany(rows, {}, 'press');
    expect(again.headers['idempotency-replayed']).toBeUndefined();
    expect(again.body.Sent).toEqual(first.body.Sent.slice(0, 1));
    expect(again.body.NotSent).toMatchObject(
      [second, third].map(({ Id }) => ({ OrderId: Id, Problem: { type: '/problems/changed-meanwhile' } })),
    );
    expect(await mails()).toHaveLength(3);
  });

  test('ask about an order that can be added to where somebody sends, until it is taken in hand', async () => {
    const [order, other] = [await place([[article.book, 1]]), await place([[article.book, 1]])];
    const asked = await sendMany([line(order, '', { Despite: false })]);
    const detail = 'Kunden kan lägga till rader fram till 13:00. Skicka nu?';
    expect(asked.body.NotSent).toMatchObject([{ Problem: { status: 409, Against: ['open'], detail } }]);
    const path = `office/orders/${order.Id}/consignments`;
    const one = { Version: order.Version, Mail: false, Rows: [{ RowId: order.Rows[0]!.Id, Quantity: 1 }] };
    expect((await office.post(path, { ...one, Despite: false })).body).toMatchObject({ Against: ['open'] });
    const sending = async (id: number) => (await office.get(`office/orders/sending?ids=${id}`)).body.Rows[0];
    expect(await sending(order.Id)).toMatchObject({ Against: ['open'], Question: detail });
    expect((await office.post(path, { ...one, Despite: true })).status).toBe(200);
    const log = await office.get(`office/changes?entity=order&id=${order.Id}`);
    expect(JSON.stringify(log.body)).toContain('DespiteOpen');
    const begun = { Version: other.Version, Mail: false };
    await office.post(`office/orders/${other.Id}/processing`, begun);
    expect(await sending(other.Id)).toMatchObject({ Against: [], Question: '' });
  });

  test('leave out what the customer wants whole, later or to fetch, in the language of whoever sends', async () => {
    const whole = await place(
      [
        [article.mug, 12],
        [article.tray, 8],
      ],
      { partialDelivery: false },
    );
    const later = await place([[article.book, 1]], { deliveryYear: 2027, deliveryWeekNumber: 5 });
    const fetched = await place([[article.book, 1]], { wayOfDeliveryId: wayOfDelivery.pickUp });
    const orders = [whole, later, fetched];
    const { body } = await sendMany(orders.map((order) => line(order)));
    const conflicts = body.NotSent.map(({ Problem }: { Problem: object }) => Problem);
    expect(conflicts).toMatchObject([
      { detail: 'Kunden vill ha allt på en gång. Skicka 17 av 20?', Against: ['whole'], status: 409 },
      { detail: 'Kunden vill ha leverans v. 5 2027. Skicka nu?', Against: ['week'] },
      { detail: 'Kunden hämtar varorna. Skicka dem?', Against: ['collected'] },
    ]);
    const shown = await office.get(`office/orders/sending?ids=${whole.Id}&lang=en`);
    expect(shown.body.Rows).toMatchObject([
      {
        Pieces: 20,
        PiecesReady: 17,
        Against: ['whole', 'open'],
        Question:
          'The customer wants everything at once. Ship 17 of 20? The customer can add lines until 13:00. Ship now?',
        Refusal: '',
      },
    ]);
    const anyway = await sendMany(orders.map((order) => line(order, '', { Despite: true })));
    expect(anyway.body.NotSent).toEqual([]);
    const log = await office.get(`office/changes?entity=order&id=${whole.Id}`);
    expect(JSON.stringify(log.body)).toContain('DespiteWhole');
  });

  test('one that is sent alone is asked of as well', async () => {
    const { Id, Version, Rows } = await place([[article.mug, 12]], { partialDelivery: false });
    const some = { Version, Mail: false, Rows: [{ RowId: Rows[0]?.Id, Quantity: 6 }] };
    const path = `office/orders/${Id}/consignments`;
    const asked = await office.post(path, some);
    expect([asked.status, asked.body]).toMatchObject([
      409,
      {
        type: '/problems/conflict',
        detail: 'Kunden vill ha allt på en gång. Skicka 6 av 12?',
        Against: ['whole'],
      },
    ]);
    const more = { ...some, Rows: [{ RowId: Rows[0]?.Id, Quantity: 13 }] };
    expect((await office.post(path, more)).body.errors).toMatchObject([{ rule: 'maxAmount' }]);
    const sent = await office.post(path, { ...some, Despite: true });
    expect(sent.status).toBe(200);
    const rest = { ...some, Version: sent.body.Version };
    expect((await office.post(path, rest)).status).toBe(200);
  });

  test('goods that the customer fetches are handed over without a word, and asked of with a parcel', async () => {
    const { Id, Version, Rows } = await place([[article.mug, 6]], { wayOfDeliveryId: wayOfDelivery.pickUp });
    const all = { Version, Mail: false, Rows: [{ RowId: Rows[0]?.Id, Quantity: 6 }] };
    const path = `office/orders/${Id}/consignments`;
    expect((await office.post(path, { ...all, Parcels: '1' })).body.Against).toEqual(['collected']);
    expect((await office.post(path, all)).status).toBe(200);
  });

  test('weigh what is sent, whatever waits weighs', async () => {
    const { tray, onOrder, mug } = article;
    const weights = [
      [tray, 412],
      [mug, 250],
      [onOrder, 0],
    ] as const;
    for (const [id, weight_g] of weights)
      await shop.db.updateTable('article').set({ weight_g }).where('id', '=', id).execute();
    await shop.services.versions.changed();
    const weigh = async (...wanted: Wanted) => {
      const { Id } = await place(wanted);
      await shop.db
        .updateTable('order_row')
        .set({ weight_g: null })
        .where('article_id', '=', onOrder)
        .execute();
      return (await office.get(`office/orders/sending?ids=${Id}`)).body.Rows[0].Weight;
    };
    expect(await weigh([tray, 2], [mug, 6])).toBe(2.324);
    expect(await weigh([tray, 1], [onOrder, 4])).toBe(0.412);
    await shop.db.updateTable('article').set({ quantity_available: 20 }).where('id', '=', onOrder).execute();
    await shop.services.versions.changed();
    expect(await weigh([tray, 1], [onOrder, 4])).toBeNull();
  });

  test('free pieces go to the older order', async () => {
    const older = await place([[article.onOrder, 8]]);
    const newer = await place([[article.onOrder, 4]]);
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 10 })
      .where('id', '=', article.onOrder)
      .execute();
    const shown = (await office.get(`office/orders/sending?ids=${newer.Id}&ids=${older.Id}`)).body;
    expect(shown.Rows).toMatchObject([
      { OrderId: newer.Id, PiecesReady: 2, Weight: null },
      { OrderId: older.Id, PiecesReady: 8 },
    ]);
    const { body } = await sendMany([line(newer), line(older)]);
    expect(body.NotSent).toEqual([]);
    expect((await read(newer.Id)).Rows).toMatchObject([{ QuantityDelivered: 2, QuantityShort: 2 }]);
    expect((await read(older.Id)).Rows).toMatchObject([{ QuantityDelivered: 8 }]);
    const none = await sendMany([line(await read(newer.Id))]);
    expect(none.body.NotSent).toMatchObject([{ Problem: { detail: 'Inget av ordern kan skickas nu.' } }]);
  });
});
