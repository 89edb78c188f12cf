import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { cloneOrder } from '../../../../test/clone-order.ts';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../test/shop.ts';
import type { OfficeOrder } from './contract.ts';

let shop: TestShop;
let office: Client;
let customer: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  customer = await logInAs(shop, '1001');
});

type Wanted = readonly (readonly [articleId: number, quantity: number])[];

/** Places an order, by default of twelve mugs, and of eight trays of which five are in stock. */
async function place(
  wanted: Wanted = [
    [article.mug, 12],
    [article.tray, 8],
  ],
  from = customer,
): Promise<OfficeOrder> {
  for (const [ArticleId, Quantity] of wanted) await from.post('cartrow', { ArticleId, Quantity });
  const { body } = await from.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  return await read(body.OrderId);
}

async function read(id: number): Promise<OfficeOrder> {
  return (await office.get(`office/orders/${id}`)).body;
}

async function act(order: OfficeOrder, what: string, more: object = {}, client = office) {
  return await client.send(what === 'rows' ? 'PUT' : 'POST', `office/orders/${order.Id}/${what}`, {
    Version: order.Version,
    Mail: true,
    ...more,
  });
}

const rowsOf = (order: OfficeOrder, ...quantities: number[]) => ({
  Rows: quantities
    .map((Quantity, place) => ({ RowId: order.Rows[place]?.Id, Quantity }))
    .filter(({ Quantity }) => Quantity > 0),
});

async function stockOf(id: number): Promise<number> {
  return (await customer.get(`article/${id}`)).body.QuantityAvailable;
}

async function mails(): Promise<{ subject: string; recipient: string; body_text: string }[]> {
  return await shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'recipient', 'body_text'])
    .where('message_id', 'not like', '%confirmation%')
    .where('message_id', 'not like', '%maker@%')
    .orderBy('id')
    .execute();
}

describe('an order', () => {
  test('is sent in two parts: the customer sees and is mailed of each', async () => {
    const placed = await place();
    expect(placed).toMatchObject({ Status: 1, HasShortage: true, CustomerNumber: '1001' });
    expect(await stockOf(article.tray)).toBe(0);
    const expected = [{ RowId: placed.Rows[1]?.Id, QuantityShort: 3, ExpectedDate: '2026-11-30' }];
    const answer = (await act(placed, 'rows', { Rows: expected, Mail: false })).body;
    const first = (await act(answer, 'consignments', { ...rowsOf(answer, 12, 5), CarrierNumber: 'SE 111' }))
      .body;
    expect(first).toMatchObject({ Status: 2, HasShortage: true });
    expect(first.Rows.map((row: { QuantityDelivered: number }) => row.QuantityDelivered)).toEqual([12, 5]);

    const seen = (await customer.get('orders')).body.Orders[0];
    expect(seen).toMatchObject({ Status: 2, HasShortage: true, ConsignmentId: 'SE 111' });
    const seenRows = (await customer.get(`OrderRows/${placed.Id}`)).body;
    expect(seenRows[1]).toMatchObject({ Quantity: 8, QuantityDelivered: 5, ExpectedDate: '2026-11-30' });

    await shop.db
      .updateTable('article')
      .set({ quantity_available: 10 })
      .where('id', '=', article.tray)
      .execute();
    const second = (await act(first, 'consignments', { ...rowsOf(first, 0, 3), CarrierNumber: 'SE 222' }))
      .body;
    expect(second).toMatchObject({ Status: 3, HasShortage: false });
    expect(second.Consignments).toMatchObject([
      { CarrierNumber: 'SE 111', SentDate: '2026-10-14' },
      { CarrierNumber: 'SE 222', Rows: [{ Quantity: 3 }] },
    ]);
    // These three had not been taken from stock before.
    expect(await stockOf(article.tray)).toBe(7);
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({
      Status: 3,
      HasShortage: false,
      ConsignmentId: 'SE 222',
      Consignments: [{ ConsignmentId: 'SE 111' }, { ConsignmentId: 'SE 222' }],
    });
    const [partly, wholly] = await mails();
    expect(partly).toMatchObject({
      recipient: 'ett@butik.example',
      subject: `En del av order ${placed.Id} är skickad`,
    });
    expect(partly?.body_text).toContain('Skickat nu:\nA-1 Mugg: 12 st\nA-2 Bricka: 5 st');
    expect(partly?.body_text).toContain('Kvar att skicka:\nA-2 Bricka: 3 st, väntas 2026-11-30');
    expect(partly?.body_text).toContain('id=SE%20111');
    expect(wholly?.subject).toBe(`Order ${placed.Id} är skickad`);
    expect(wholly?.body_text).not.toContain('Kvar att skicka');
  });

  test('keeps the number of its parcel when a later one has none, and tells its week with two digits', async () => {
    await customer.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
    const week = { deliveryWeekNumber: 5, deliveryYear: 2027 };
    const { body } = await customer.post('Order', { wayOfDeliveryId: 1, partialDelivery: true, ...week });
    const placed = await read(body.OrderId);
    expect(placed.DeliveryWeek).toBe('2027-W05');
    const { Csv } = (await office.get(`office/orders/export?q=${placed.Id}`)).body;
    expect(Csv).toContain(';2027-W05;');
    const despite = { Despite: true };
    const numbered = { ...rowsOf(placed, 6), ...despite, CarrierNumber: 'SE 111' };
    const first = (await act(placed, 'consignments', numbered)).body;
    const second = await act(first, 'consignments', { ...rowsOf(first, 6), ...despite, CarrierNumber: '' });
    expect(second.status).toBe(200);
    expect((await customer.get('orders')).body.Orders[0].ConsignmentId).toBe('SE 111');
  });

  test('leads to its parcel by the link of the settings, where its way has none of its own', async () => {
    const TrackingUrlTemplate = 'https://tracking.maker.example/{consignmentId}';
    await addStaff(shop, 'owner@maker.example', 'owner');
    const owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const { body: before } = await owner.get('office/settings');
    expect((await owner.put('office/settings', { ...before, TrackingUrlTemplate })).status).toBe(200);
    expect((await customer.get('settings')).body).toMatchObject({ TrackingUrlTemplate });
    const placed = await place();
    await act(placed, 'consignments', { ...rowsOf(placed, 6), CarrierNumber: 'SE 111' });
    const [mail] = await mails();
    expect(mail?.body_text).toContain('https://tracking.maker.example/SE%20111');
    const { body: now } = await owner.get('office/settings');
    const refused = await owner.put('office/settings', {
      ...now,
      TrackingUrlTemplate: 'http://maker.example/',
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'TrackingUrlTemplate', rule: 'regex' }] },
    });
  });

  test('is sent with word of what stays behind: one change, one mail', async () => {
    const placed = await place();
    const [mug, tray] = placed.Rows.map(({ Id }) => Id);
    const Told = [
      { RowId: mug, QuantityShort: 0, ExpectedDate: '2026-11-02' },
      // The shortage was entered before five of the eight were sent.
      { RowId: tray, QuantityShort: 8, ExpectedDate: '2026-11-30' },
    ];
    const first = (await act(placed, 'consignments', { ...rowsOf(placed, 6, 5), Told })).body;
    expect(first.Rows).toMatchObject([
      { QuantityDelivered: 6, QuantityShort: 0, ExpectedDate: '2026-11-02' },
      { QuantityDelivered: 5, QuantityShort: 3, ExpectedDate: '2026-11-30' },
    ]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body_text).toContain(
      'Kvar att skicka:\nA-1 Mugg: 6 st, väntas 2026-11-02\nA-2 Bricka: 3 st, väntas 2026-11-30',
    );
    const elsewhere = { ...rowsOf(first, 6), Told: [{ RowId: 999_999, QuantityShort: 0, ExpectedDate: '' }] };
    expect((await act(first, 'consignments', elsewhere)).status).toBe(404);
    expect((await read(placed.Id)).Rows[0]?.QuantityDelivered).toBe(6);
  });

  test('is told of anew whenever a day or a shortage changes, one after the other', async () => {
    let placed = await place();
    const tray = placed.Rows[1]?.Id;
    const days = ['2026-11-30', '2026-12-07', '2026-12-14', ''];
    for (const ExpectedDate of days) {
      const Rows = [{ RowId: tray, QuantityShort: 3, ExpectedDate }];
      placed = (await act(placed, 'rows', { Rows })).body;
    }
    placed = (await act(placed, 'rows', { Rows: [{ RowId: tray, QuantityShort: 2, ExpectedDate: '' }] }))
      .body;
    const told = (await mails()).map(({ body_text }) => /Bricka: .*/.exec(body_text)?.[0]);
    expect(told).toEqual([
      'Bricka: 8 st, väntas 2026-11-30',
      'Bricka: 8 st, väntas 2026-12-07',
      'Bricka: 8 st, väntas 2026-12-14',
      'Bricka: 8 st',
      'Bricka: 8 st',
    ]);
  });

  test('that is cancelled gives back to the stock what was taken, and no more', async () => {
    const placed = await place();
    expect(await stockOf(article.mug)).toBe(88);
    const cancelled = await act(placed, 'cancellation');
    expect(cancelled.body).toMatchObject({ Status: 4, HasShortage: false });
    expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual([100, 5]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Order ${placed.Id} är annullerad`]);
    expect((await act(cancelled.body, 'cancellation')).status).toBe(409);
    expect((await customer.get('orders')).body.Orders[0]).toMatchObject({ CancelledDate: '2026-10-14' });
  });

  test('of which the rest is cancelled counts as sent', async () => {
    const placed = await place();
    const Told = [{ RowId: placed.Rows[1]?.Id, QuantityShort: 3, ExpectedDate: '2026-12-01' }];
    const first = (await act(placed, 'consignments', { ...rowsOf(placed, 6), Told })).body;
    expect(first.Rows[1]).toMatchObject({ QuantityShort: 3, ExpectedDate: '2026-12-01' });
    const rest = (await act(first, 'cancellation')).body;
    expect(rest).toMatchObject({ Status: 3, HasShortage: false });
    const net = 6 * rest.Rows[0].Price;
    expect(rest.Rows.map(({ TotalAmount }: { TotalAmount: number }) => TotalAmount)).toEqual([net, 0]);
    expect([rest.AmountExcludingVat, rest.TotalAmount]).toEqual([net, net * 1.25]);
    expect(rest.Rows).toMatchObject([
      { QuantityDelivered: 6, QuantityCancelled: 6 },
      { QuantityDelivered: 0, QuantityCancelled: 8, QuantityShort: 0, ExpectedDate: '' },
    ]);
    expect([await stockOf(article.mug), await stockOf(article.tray)]).toEqual([94, 5]);
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe(`Resten av order ${placed.Id} är annullerad`);
    expect(mail?.body_text).toMatch(/Annullerat:\nA-1 Mugg: 6 st\nA-2 Bricka: 8 st\n\n/);
  });

  test('sets aside what has come in for it, and gives that back too when it is cancelled', async () => {
    const placed = await place();
    await shop.db
      .updateTable('article')
      .set({ quantity_available: 10 })
      .where('id', '=', article.tray)
      .execute();
    const RowId = placed.Rows[1]?.Id;
    const wanted = { Rows: [{ RowId, QuantityShort: 0, ExpectedDate: '' }], Mail: false };
    const ready = (await act(placed, 'rows', wanted)).body;
    expect([ready.HasShortage, await stockOf(article.tray)]).toEqual([false, 7]);
    expect((await act(ready, 'cancellation')).status).toBe(200);
    expect(await stockOf(article.tray)).toBe(15);
  });

  test('can be sent beyond what the stock knows of, which then is none', async () => {
    const placed = await place();
    expect((await act(placed, 'consignments', rowsOf(placed, 12, 8))).body.Status).toBe(3);
    expect(await stockOf(article.tray)).toBe(0);
    const { quantity_available: inStock } = await shop.db
      .selectFrom('article')
      .select('quantity_available')
      .where('id', '=', article.tray)
      .executeTakeFirstOrThrow();
    expect(inStock).toBe(0);
  });

  test('is taken in hand once, and no mail goes out where none is wanted', async () => {
    const placed = await place();
    const begun = await act(placed, 'processing', { Mail: false });
    expect(begun.body.Status).toBe(2);
    expect((await act(begun.body, 'processing')).status).toBe(409);
    expect(await mails()).toEqual([]);
  });

  test('cannot be sent twice by two who have the same page open', async () => {
    const placed = await place();
    const both = rowsOf(placed, 6);
    expect((await act(placed, 'consignments', both)).status).toBe(200);
    expect((await act(placed, 'consignments', both)).body.type).toBe('/problems/changed-meanwhile');
    expect((await read(placed.Id)).Rows[0]?.QuantityDelivered).toBe(6);
  });

  test('cannot have more sent than is left, rows of another order, or nothing', async () => {
    const [placed, other] = [await place(), await place([[article.book, 1]])];
    expect((await act(placed, 'consignments', rowsOf(placed, 13))).status).toBe(400);
    expect((await act(placed, 'consignments', rowsOf(other, 1))).status).toBe(404);
    expect((await act(placed, 'consignments', { Rows: [] })).status).toBe(400);
    expect(await read(placed.Id)).toEqual(placed);
  });

  test('is read by finance but changed by sales alone, and the log says by whom', async () => {
    await addStaff(shop, 'finance@maker.example', 'finance');
    const finance = await logInToOfficeAs(shop, 'finance@maker.example');
    const placed = await place();
    expect((await finance.get(`office/orders/${placed.Id}`)).status).toBe(200);
    const refused = await act(placed, 'cancellation', {}, finance);
    expect([refused.status, refused.body.detail]).toEqual([403, 'Din roll får inte göra det här']);
    await act(placed, 'processing');
    const { body } = await finance.get(`office/changes?entity=order&entityId=${placed.Id}`);
    expect(body.Rows).toMatchObject([
      { StaffName: 'sales', Values: [{ Name: 'Status', Before: '1', After: '2' }] },
    ]);
  });
});

describe('whatever is done to an order, one thing after the other', () => {
  type Modelled = {
    id: number;
    quantity: number;
    sent: number;
    cancelled: number;
    short: number;
    isMade: boolean;
  };
  const goods: readonly number[] = [article.mug, article.tray, article.onOrder];
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const), parts: someNumbers(7) }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('tell' as const), parts: someNumbers(7) }) },
    { weight: 1, arbitrary: fc.constant({ does: 'start' as const, parts: [] }) },
    { weight: 1, arbitrary: fc.constant({ does: 'cancel' as const, parts: [] }) },
  );
  const courses = fc.record({
    stock: fc.tuple(...goods.map(() => fc.integer({ min: -2, max: 20 }))),
    wanted: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
    /** Whether more of the first article is added, so that the order has it in two rows. */
    isAddedTo: fc.boolean(),
    acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  });

  function someNumbers(max: number) {
    return fc.array(fc.integer({ min: 0, max }), { minLength: 4, maxLength: 4 });
  }

  const left = (row: Modelled) => row.quantity - row.sent - row.cancelled;

  test('pieces are sent, cancelled, short or set aside, and the stock has the others', async () => {
    const property = fc.asyncProperty(courses, async ({ stock, wanted, isAddedTo, acts }) => {
      const inStock = new Map(goods.map((id, place) => [id, stock[place] ?? 0]));
      for (const [id, quantity_available] of inStock)
        await shop.db.updateTable('article').set({ quantity_available }).where('id', '=', id).execute();
      // Everything can be bought, also what none is left of.
      await shop.db.updateTable('article').set({ no_article_stock: true }).execute();
      await shop.services.versions.changed();
      const bought = wanted.map((place): [id: number, quantity: number] => [goods[place]!, 6 + 6 * place]);
      let order = await place(bought);
      if (isAddedTo) {
        const [again] = bought;
        await customer.post('cartrow', { ArticleId: again![0], Quantity: 6 });
        await customer.post('Order', { addToOrderId: order.Id });
        bought.push([again![0], 6]);
        order = await read(order.Id);
      }
      const rows = bought.map(([id, quantity], place): Modelled => {
        const had = inStock.get(id)!;
        const taken = Math.min(Math.max(0, had), quantity);
        inStock.set(id, had - taken);
        const short = quantity - taken;
        // Of what is on order the rest of it tells, which depends on who waits already.
        const isMade = id === article.onOrder ? order.Rows[place]!.MadeToOrder : short > 0;
        expect(order.Rows[place]!.MadeToOrder).toBe(isMade);
        return { id, quantity, sent: 0, cancelled: 0, short, isMade };
      });
      const move = (id: number, pieces: number) => {
        const had = inStock.get(id)!;
        inStock.set(id, Math.max(Math.min(0, had), had + pieces));
      };
      let status = 1;
      await isAsModelled();
      for (const { does, parts } of acts) {
        const isOpen = status <= 2;
        const given = rows.map((row, at) => ({ row, of: order.Rows[at]!.Id, pieces: parts[at] ?? 0 }));
        const isTooMany = given.some(({ row, pieces }) => pieces > left(row));
        const named = given.filter(({ pieces }) => pieces > 0);
        const body = {
          Version: order.Version,
          Mail: false,
          Rows:
            does === 'tell'
              ? given.map(({ of, pieces }) => ({ RowId: of, QuantityShort: pieces, ExpectedDate: '' }))
              : named.map(({ of, pieces }) => ({ RowId: of, Quantity: pieces })),
        };
        const path = { send: 'consignments', tell: 'rows', start: 'processing', cancel: 'cancellation' }[
          does
        ];
        const bare = { Version: body.Version, Mail: false };
        const answer = await office.send(
          does === 'tell' ? 'PUT' : 'POST',
          `office/orders/${order.Id}/${path}`,
          does === 'start' || does === 'cancel' ? bare : body,
        );
        const isNothing = does === 'send' && named.length === 0;
        const isRefused = isNothing || !isOpen || (does === 'start' && status !== 1) || isTooMany;
        expect(answer.status, does).toBe(isNothing || (isOpen && isTooMany) ? 400 : isRefused ? 409 : 200);
        if (!isRefused) {
          order = answer.body;
          if (does === 'start') status = 2;
          for (const { row, pieces } of given) {
            const setAside = left(row) - row.short;
            if (does === 'send') {
              const arrived = Math.max(0, pieces - setAside);
              row.sent += pieces;
              row.short -= arrived;
              move(row.id, -arrived);
            } else if (does === 'tell') {
              move(row.id, -Math.max(0, row.short - pieces));
              row.short = pieces;
            } else if (does === 'cancel') {
              move(row.id, setAside);
              row.cancelled += left(row);
              row.short = 0;
            }
          }
          const isOver = rows.every((row) => left(row) === 0);
          const isAnySent = rows.some((row) => row.sent > 0);
          if (does === 'send' || does === 'cancel') status = !isOver ? 2 : isAnySent ? 3 : 4;
        }
        await isAsModelled();
      }

      async function isAsModelled() {
        const now = await read(order.Id);
        expect(
          now.Rows.map((row) => [row.ArticleId, row.Quantity, row.QuantityDelivered, row.QuantityCancelled]),
        ).toEqual(rows.map((row) => [row.id, row.quantity, row.sent, row.cancelled]));
        expect(now.Rows.map((row) => row.QuantityShort)).toEqual(rows.map((row) => row.short));
        const isMissing = rows.some((row) => row.short > 0 && !row.isMade && left(row) > 0);
        const waits = isMissing || rows.some((row) => row.sent > 0);
        expect([now.Status, now.HasShortage]).toEqual([status, waits && rows.some((row) => left(row) > 0)]);
        const of = await shop.db.selectFrom('article').select(['id', 'quantity_available']).execute();
        for (const [id, pieces] of inStock)
          expect(of.find((one) => one.id === id)?.quantity_available, String(id)).toBe(pieces);
      }
    });
    await fc.assert(property, { numRuns: 12 * times, seed: 20783 });
  });
});

describe('the list of all orders', () => {
  const ids = async (query: string): Promise<number[]> =>
    (await office.get(`office/orders?${query}`)).body.Rows.map(({ Id }: { Id: number }) => Id);

  test('is read on from where it was left, newest first, also among those of the same time', async () => {
    const placed = [];
    for (let count = 0; count < 5; count++) placed.push((await place([[article.book, 1]])).Id);
    const first = (await office.get('office/orders?take=2')).body;
    const second = (await office.get(`office/orders?take=2&after=${first.Next}`)).body;
    const third = (await office.get(`office/orders?take=2&after=${second.Next}`)).body;
    const all = [first, second, third].flatMap(({ Rows }) => Rows.map(({ Id }: { Id: number }) => Id));
    expect(all).toEqual(placed.reverse());
    expect(third.Next).toBeUndefined();
  });

  test('is narrowed down by number, customer, state and day', async () => {
    const one = (await place([[article.book, 1]])).Id;
    const short = (await place()).Id;
    shop.setTime('2026-10-15T22:30:00Z');
    office = await logInToOfficeAs(shop, 'sales@maker.example');
    const other = (await place([[article.book, 1]], await logInAs(shop, '1004'))).Id;
    expect(await ids(`q=${one}`)).toEqual([one]);
    expect(await ids('q=1004')).toEqual([other]);
    expect(await ids('q=vier laden')).toEqual([other]);
    expect(await ids('q=nobody')).toEqual([]);
    // A whole number is of its customer, though another's begins with it.
    const longer = shop.db.updateTable('customer').set({ customer_number: '1004B' });
    await longer.where('customer_number', '=', '1001').execute();
    expect(await ids('q=1004')).toEqual([other]);
    expect(await ids('q=1004b')).toEqual([short, one]);
    expect(await ids('q=100')).toEqual([other, short, one]);
    expect(await ids('q=100&take=2')).toEqual([other, short]);
    // Of two customers at once, the neighbours are the nearest too.
    for (const [id, Previous, Next] of [
      [other, null, short],
      [short, other, one],
      [one, short, null],
    ] as const)
      expect((await office.get(`office/orders/${id}/place?q=100`)).body).toMatchObject({ Previous, Next });
    // A customer's own order number is found too, even where one of ours is the same.
    const numbered = async (id: number, purchase_order_number: string) =>
      await shop.db
        .updateTable('customer_order')
        .set({ purchase_order_number })
        .where('id', '=', id)
        .execute();
    await numbered(other, 'PO 4500-17');
    await numbered(short, `${one}`);
    expect(await ids('q=po 4500-17')).toEqual([other]);
    expect(await ids(`q=${one}`)).toEqual([short, one]);
    expect(await ids('state=short')).toEqual([short]);
    expect(await ids('state=3')).toEqual([]);
    expect(await ids('state=open')).toEqual([other, short, one]);
    // This is half past midnight in Stockholm.
    expect(await ids('from=2026-10-16')).toEqual([other]);
    expect(await ids('to=2026-10-15')).toEqual([short, one]);
    expect((await office.get('office/orders?from=2026-02-30')).status).toBe(400);
  });

  test('is exported row by row, with nothing that a spreadsheet would reckon', async () => {
    await shop.db.updateTable('customer').set({ name: '=1+1' }).where('id', '=', 1001).execute();
    const { Id } = await place();
    const { body } = await office.get(`office/orders/export?q=${Id}`);
    expect(body).toMatchObject({ Orders: 1, HasMore: false, FileName: 'order-2026-10-14.csv' });
    const [heading, mug] = body.Csv.split('\r\n');
    expect(heading).toMatch(/^\uFEFFOrdernummer;Inkom;Status;Kundnummer;Kund;/);
    expect(mug).toBe(`${Id};2026-10-14 12:00;Ny;1001;'=1+1;Post;;A-1;Mugg;12;0;0;0;;49,90;598,80;25;SEK;`);
    const english = (await office.get(`office/orders/export?q=${Id}&languageCode=en`)).body;
    expect(english.FileName).toBe('orders-2026-10-14.csv');
    expect(english.Csv).toMatch(/^\uFEFFOrder number;/);
  });

  test('is exported with each part of it in its own column', async () => {
    const { Id } = await place([[article.mug, 12]]);
    await shop.db
      .updateTable('customer_order')
      .set({ delivery_year: 2026, delivery_week: 50, currency_code: 'EUR', purchase_order_number: 'PO-7' })
      .execute();
    await shop.db
      .updateTable('order_row')
      .set({ quantity_delivered: 3, quantity_cancelled: 2, quantity_short: 4, expected_date: '2026-11-02' })
      .execute();
    const [heading, line] = (await office.get(`office/orders/export?q=${Id}`)).body.Csv.split('\r\n');
    expect(heading).toBe(
      '\uFEFFOrdernummer;Inkom;Status;Kundnummer;Kund;Leveranssätt;Önskad vecka;Artikelnummer;Artikel;Beställt;' +
        'Skickat;Annullerat;Restnoterat;Väntas;À-pris;Belopp;Moms %;Valuta;Kundens ordernummer',
    );
    const way = 'Post;2026-W50;A-1;Mugg';
    expect(line).toBe(
      `${Id};2026-10-14 12:00;Ny;1001;Butik Ett & Co;${way};12;3;2;4;2026-11-02;49,90;598,80;25;EUR;PO-7`,
    );
  });

  test('is left out of an export with five thousand newer ones, which says so', async () => {
    const { Id } = await place([[article.book, 1]]);
    const exported = async () => {
      const { Orders, HasMore, Csv } = (await office.get('office/orders/export')).body;
      return [Orders, HasMore, Csv.includes(`\r\n${Id};`)];
    };
    await cloneOrder(shop.db, 4_999);
    expect(await exported()).toEqual([5_000, false, true]);
    await shop.db.deleteFrom('order_row').where('order_id', '>', Id).execute();
    await shop.db.deleteFrom('customer_order').where('id', '>', Id).execute();
    await cloneOrder(shop.db, 5_000);
    expect(await exported()).toEqual([5_000, true, false]);
  });
});
