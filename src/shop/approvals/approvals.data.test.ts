import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rightsOfRole } from '#shop/customers/person-roles.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { addPerson } from '../../../test/persons.ts';
import { article, wayOfDelivery } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import { lapseOld } from './lapse.server.ts';

let shop: TestShop;
let owner: Client;
let admin: Client;
let buyer: Client;
const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: true };
const day = 86_400;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  owner = await logInAs(shop, '1001');
  admin = await addPerson(shop, 1001, 'Ada');
  buyer = await addPerson(shop, 1001, 'Bo', rightsOfRole('order', true));
  await change('Ada', { email: 'ada@butik.example', language: 'en' });
  await change('Bo', { email: 'bo@butik.example', order_limit: 500_000 });
});
afterAll(() => shop.close());

async function change(
  name: string,
  values: { email?: string; language?: 'en' | null; order_limit?: number | null; order_mails?: boolean },
) {
  await shop.db.updateTable('person').set(values).where('name', '=', name).execute();
  shop.sessions.forget();
}

/** Makes the tray cost this much, and puts it in the cart. */
async function fill(client: Client, öre: number, Quantity = 1) {
  await shop.db.updateTable('price').set({ price: öre }).where('article_id', '=', article.tray).execute();
  await shop.services.versions.changed();
  await client.post('cartrow', { ArticleId: article.tray, Quantity });
}

async function ask(client = buyer, more: object = {}) {
  await fill(client, 600_000);
  const { status, body } = await client.post('approvals', { ...checkout, ...more });
  expect([status, body.State]).toEqual([200, 'waiting']);
  return body;
}

const mailsTo = async (email: string) => {
  const mails = await shop.db
    .selectFrom('outbox_mail')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject.replaceAll('\u{A0}', ' '));
};
const orders = () => shop.db.selectFrom('customer_order').selectAll().orderBy('id').execute();

describe('the limit of a person', () => {
  test('5 000,00 orders and 5 000,01 needs an approval, told before', async () => {
    await fill(buyer, 500_000);
    expect((await buyer.post('checkoutpreview', checkout)).body.NeedsApproval).toBe(false);
    await fill(buyer, 500_001, 0);
    expect((await buyer.post('checkoutpreview', checkout)).body.NeedsApproval).toBe(true);
    const refused = await buyer.post('Order', checkout);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/needs-approval']);
    expect((await buyer.get('cart')).body.Rows).toHaveLength(1);
    await fill(buyer, 500_000, 0);
    expect((await buyer.post('Order', checkout)).status).toBe(200);
  });

  test('is of goods alone, of the role that orders, and the number and administrators have none', async () => {
    await change('Ada', { order_limit: 100 });
    await fill(admin, 900_000);
    expect((await admin.post('Order', checkout)).status).toBe(200);
    await fill(owner, 900_000);
    expect((await owner.post('Order', checkout)).status).toBe(200);
  });

  test('judges an addition on the whole order, by who adds', async () => {
    await fill(admin, 400_000);
    const { OrderId } = (await admin.post('Order', checkout)).body;
    await fill(buyer, 100_000);
    expect((await buyer.post('checkoutpreview', { addToOrderId: OrderId })).body.NeedsApproval).toBe(false);
    await fill(buyer, 100_001, 0);
    const refused = await buyer.post('Order', { addToOrderId: OrderId });
    expect(refused.body.type).toBe('/problems/needs-approval');
    const { body } = await buyer.post('approvals', { addToOrderId: OrderId });
    expect(body).toMatchObject({ State: 'waiting', Goods: 5000.01, OrderId });
    const done = await admin.post(`approvals/${body.Id}/approve`, { expectedTotal: body.TotalAmount });
    expect(done.body).toEqual({ OrderId });
    expect((await orders())[0]).toMatchObject({ amount_excluding_vat: 500_001, approved_by: 'Ada' });
  });

  test('whatever the sum and the limit, what is above it needs an approval and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 1, max: 5 }),
        fc.option(fc.integer({ min: -2, max: 2 })),
        async (price, quantity, off) => {
          await shop.db.deleteFrom('cart_row').execute();
          await change('Bo', { order_limit: off === null ? null : Math.max(0, price * quantity + off) });
          await fill(buyer, price, quantity);
          const { body } = await buyer.post('checkoutpreview', checkout);
          expect(body.NeedsApproval).toBe(
            off !== null && Math.max(0, price * quantity + off) < price * quantity,
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a request', () => {
  test('takes the cart, reserves nothing, tells the administrators, and is ordered by one of them', async () => {
    const asked = await ask(buyer, { orderInfoText: 'Till mässan' });
    expect(asked).toMatchObject({
      RequestedBy: 'Bo',
      IsOwn: true,
      Goods: 6000,
      TotalAmount: 7500,
      Note: 'Till mässan',
    });
    expect(asked.Rows).toHaveLength(1);
    expect((await buyer.get('cart')).body.Rows).toEqual([]);
    const stock = () =>
      shop.db
        .selectFrom('article')
        .select('quantity_available')
        .where('id', '=', article.tray)
        .executeTakeFirstOrThrow();
    expect((await stock()).quantity_available).toBe(5);
    expect(await mailsTo('ada@butik.example')).toEqual(['Approve an order of SEK 7,500.00']);
    expect(await mailsTo('ett@butik.example')).toEqual(['Godkänn en order på 7 500,00 kr']);
    const { body } = await admin.get('approvals?state=waiting');
    expect(body).toMatchObject({ TotalCount: 1, Rows: [{ Id: asked.Id, IsOwn: false, RequestedBy: 'Bo' }] });
    const done = await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 });
    expect(done.status).toBe(200);
    const [order] = await orders();
    expect(order).toMatchObject({
      id: done.body.OrderId,
      ordered_by: 'Bo',
      approved_by: 'Ada',
      order_info_text: 'Till mässan',
    });
    expect((await stock()).quantity_available).toBe(4);
    expect((await buyer.get('orders')).body.Orders[0]).toMatchObject({ OrderedBy: 'Bo', ApprovedBy: 'Ada' });
    expect(await mailsTo('bo@butik.example')).toEqual(expect.arrayContaining(['Din order är godkänd']));
    const [shown] = (await buyer.get('approvals')).body.Rows;
    expect(shown).toMatchObject({
      State: 'approved',
      OrderId: done.body.OrderId,
      DecidedBy: 'Ada',
      Goods: 6000,
    });
  });

  test('is not approved by who asked, and the number approves as the customer', async () => {
    const asked = await ask(owner);
    const own = await owner.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 });
    expect([own.status, own.body.detail]).toEqual([409, 'Den som beställt kan inte godkänna själv.']);
    const other = await ask(buyer);
    expect((await owner.post(`approvals/${other.Id}/approve`, { expectedTotal: 7500 })).status).toBe(200);
    expect((await orders())[0]).toMatchObject({ ordered_by: 'Bo', approved_by: 'Butik Ett & Co' });
  });

  test('makes one order when two approve at once, and the second is told', async () => {
    for (let round = 0; round < 5; round++) {
      const asked = await ask();
      const answers = await Promise.all(
        [admin, owner, admin].map((one) =>
          one.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      for (const { status, body } of answers)
        if (status === 409) expect(body).toMatchObject({ type: '/problems/conflict' });
      expect(await orders()).toHaveLength(round + 1);
    }
  });

  test('is either ordered or declined when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const asked = await ask();
      const before = (await orders()).length;
      const [approved, declined] = await Promise.all([
        admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 }),
        owner.post(`approvals/${asked.Id}/decline`, { Reason: 'Nej' }),
      ]);
      expect([approved.status, declined.status].sort()).toEqual([200, 409]);
      expect((await orders()).length - before).toBe(approved.status === 200 ? 1 : 0);
    }
  });

  test('is ordered at the price of the day, which whoever approves has seen', async () => {
    const asked = await ask();
    await shop.db
      .updateTable('price')
      .set({ price: 640_000 })
      .where('article_id', '=', article.tray)
      .execute();
    await shop.services.versions.changed();
    const refused = await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        type: '/problems/cart-changed',
        TotalAmount: 8000,
        detail: 'Summan har ändrats sedan du såg förfrågan. Se över den och godkänn igen.',
      },
    ]);
    const [shown] = (await admin.get('approvals')).body.Rows;
    expect(shown).toMatchObject({ State: 'waiting', Goods: 6400, TotalAmount: 8000 });
    expect(shown.Rows[0].Notes[0].Code).toBe('priceChanged');
    expect((await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 8000 })).status).toBe(200);
    const after = (await buyer.get('approvals')).body.Rows;
    expect(after).toMatchObject([{ State: 'approved', Goods: 6400, TotalAmount: 8000 }]);
  });

  test('that is declined tells why, and its rows stay in it', async () => {
    const asked = await ask();
    const { body } = await admin.post(`approvals/${asked.Id}/decline`, { Reason: 'Vänta till mars' });
    expect(body).toMatchObject({ State: 'declined', Reason: 'Vänta till mars', DecidedBy: 'Ada' });
    expect(body.Rows).toHaveLength(1);
    expect(await mailsTo('bo@butik.example')).toEqual(['Din order är avslagen']);
    expect((await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 })).body.detail).toBe(
      'Det är redan avgjort.',
    );
    expect(await shop.db.selectFrom('cart_row').selectAll().execute()).toEqual([]);
  });

  test('below the limit is taken, below the minimum is refused', async () => {
    await fill(buyer, 100);
    expect((await buyer.post('approvals', checkout)).status).toBe(200);
    await shop.db
      .insertInto('minimum_order')
      .values({ country_code: null, currency_code: 'SEK', amount: 100_000, small_order_fee: null })
      .execute();
    await shop.services.versions.changed();
    await fill(buyer, 100);
    expect((await buyer.post('approvals', checkout)).body.type).toBe('/problems/below-minimum');
    expect((await buyer.get('cart')).body.Rows).toHaveLength(1);
  });

  test('of staff on a customer’s behalf is decided by both of them', async () => {
    const asked = await ask();
    await addStaff(shop, 'sara@maker.example', 'owner');
    const acting = await logInToOfficeAs(shop, 'sara@maker.example');
    expect((await acting.post('office/customers/1001/session')).status).toBe(200);
    const done = await acting.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 });
    expect(done.status).toBe(200);
    const DecidedBy = 'sara för Butik Ett & Co';
    expect((await buyer.get('approvals')).body.Rows).toMatchObject([{ DecidedBy }]);
    // Who asked has ordered it, and not who decided.
    expect(await orders()).toMatchObject([{ ordered_by: 'Bo', approved_by: DecidedBy, placed_by: '' }]);
  });

  test('is made once for a key', async () => {
    await fill(buyer, 600_000);
    const send = () => buyer.send('POST', 'approvals', checkout, { 'idempotency-key': 'k1' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.Id]).toEqual([200, 200, first.body.Id]);
    expect((await buyer.get('approvals')).body.TotalCount).toBe(1);
  });
});

describe('the mails of a request', () => {
  const told = async () =>
    await shop.db
      .selectFrom('outbox_mail')
      .select(['recipient', 'subject', 'body_text'])
      .where('message_id', 'like', '<approval-%')
      .orderBy('recipient')
      .execute();

  test('go to the administrators of the customer but not to who asked, with the message if there is one', async () => {
    await addPerson(shop, 1002, 'Eli');
    await addPerson(shop, 1001, 'Siv', rightsOfRole('see', true));
    await change('Eli', { email: 'eli@annan.example' });
    await change('Siv', { email: 'siv@butik.example' });
    for (const [client, recipients] of [
      [buyer, ['ada@butik.example', 'ett@butik.example']],
      [admin, ['ett@butik.example']],
      [owner, ['ada@butik.example']],
    ] as const)
      for (const orderInfoText of ['Till mässan', '']) {
        await shop.db.deleteFrom('outbox_mail').execute();
        await ask(client, { orderInfoText });
        const mails = await told();
        expect(mails.map(({ recipient }) => recipient)).toEqual(recipients);
        for (const { recipient, body_text } of mails) {
          const word = recipient.startsWith('ada') ? 'Message: ' : 'Meddelande: ';
          expect(body_text.includes(`${word}${orderInfoText}`)).toBe(orderInfoText !== '');
          // Only Bo has a limit.
          expect(/above the limit|över gränsen/.test(body_text)).toBe(client === buyer);
        }
      }
  });

  test.each([
    ['en', 'approve', 'Your order is approved', undefined],
    ['en', 'decline', 'Your order is declined', 'Reason: '],
    [null, 'approve', 'Din order är godkänd', undefined],
    [null, 'decline', 'Din order är avslagen', 'Skäl: '],
  ] as const)('tell who asked in the language %s of %s', async (language, act, subject, word) => {
    await change('Bo', { language });
    for (const Reason of ['Vänta till mars', '']) {
      const asked = await ask();
      await shop.db.deleteFrom('outbox_mail').execute();
      const input = act === 'approve' ? { expectedTotal: 7500 } : { Reason };
      expect((await admin.post(`approvals/${asked.Id}/${act}`, input)).status).toBe(200);
      const [mail, ...others] = await told();
      expect([mail?.recipient, mail?.subject, others]).toEqual(['bo@butik.example', subject, []]);
      if (word) expect(mail?.body_text.includes(`${word}${Reason}`)).toBe(Reason !== '');
    }
  });

  test.each([
    [true, false],
    [false, true],
  ])('say what was ordered to who asked: %s, to the customer: %s', async (toBo, toCustomer) => {
    await change('Bo', { order_mails: toBo });
    await owner.put('me', { Mails: { Orders: toCustomer } });
    const asked = await ask();
    await shop.db.deleteFrom('outbox_mail').execute();
    const { OrderId } = (await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 })).body;
    const confirmed = await shop.db
      .selectFrom('outbox_mail')
      .select('recipient')
      .where('subject', 'like', `%${OrderId}%`)
      .where('recipient', 'in', ['bo@butik.example', 'ett@butik.example', 'ada@butik.example'])
      .execute();
    expect(confirmed.map(({ recipient }) => recipient)).toEqual([
      ...(toBo ? ['bo@butik.example'] : []),
      ...(toCustomer ? ['ett@butik.example'] : []),
    ]);
  });
});

test.each([
  [500_000, false],
  [500_001, true],
])('a request of %i öre is said to be above a limit of 5 000,00: %s', async (öre, isAbove) => {
  await fill(buyer, öre);
  expect((await buyer.post('approvals', checkout)).status).toBe(200);
  const { body_text } = await shop.db
    .selectFrom('outbox_mail')
    .select('body_text')
    .where('recipient', '=', 'ett@butik.example')
    .executeTakeFirstOrThrow();
  expect(body_text.includes('över gränsen')).toBe(isAbove);
});

test('a request is mailed to nobody who has no address', async () => {
  for (const name of ['Ada', 'Bo']) await change(name, { email: '' });
  await shop.db.updateTable('customer').set({ email: '' }).where('id', '=', 1001).execute();
  await shop.db.deleteFrom('outbox_mail').execute();
  const asked = await ask();
  expect((await admin.post(`approvals/${asked.Id}/decline`, { Reason: '' })).status).toBe(200);
  expect(await shop.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
});

test('what is approved is confirmed in the language of who asked, whatever that of who approves', async () => {
  const confirmed = async () => {
    const asked = await ask();
    await shop.db.deleteFrom('outbox_mail').execute();
    const { OrderId } = (await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 })).body;
    const mails = await mailsTo('bo@butik.example');
    return mails.filter((subject) => subject.includes(String(OrderId))).map((one) => one.split(' ')[0]);
  };
  await change('Ada', { language: null });
  const [swedish] = await confirmed();
  await change('Bo', { language: 'en' });
  const [english] = await confirmed();
  await change('Ada', { language: 'en' });
  await change('Bo', { language: null });
  expect(await confirmed()).toEqual([swedish]);
  expect([swedish, english].every(Boolean) && swedish !== english).toBe(true);
});

describe('who sees what', () => {
  test('the newest first, a part at a time, and those of one state', async () => {
    const ids = [(await ask()).Id, (await ask()).Id, (await ask()).Id];
    await admin.post(`approvals/${ids[1]}/decline`, { Reason: '' });
    const list = async (query: string) => {
      const { Rows, TotalCount } = (await buyer.get(`approvals?${query}`)).body;
      return [TotalCount, ...Rows.map(({ Id }: { Id: number }) => Id)];
    };
    expect(await list('take=2')).toEqual([3, ids[2], ids[1]]);
    expect(await list('skip=2&take=2')).toEqual([3, ids[0]]);
    expect(await list('state=waiting')).toEqual([2, ids[2], ids[0]]);
    expect(await list('state=declined')).toEqual([1, ids[1]]);
  });

  test('administrators all, who orders the own, who sees none', async () => {
    const seeing = await addPerson(shop, 1001, 'Cia', rightsOfRole('see', true));
    const other = await addPerson(shop, 1001, 'Di', rightsOfRole('order', true));
    const asked = await ask();
    const count = async (client: Client) => (await client.get('approvals')).body.TotalCount;
    expect(await Promise.all([owner, admin, buyer, other, seeing].map(count))).toEqual([1, 1, 1, 0, 0]);
    for (const client of [buyer, seeing, other]) {
      expect((await client.post(`approvals/${asked.Id}/approve`, { expectedTotal: 7500 })).status).toBe(403);
      expect((await client.post(`approvals/${asked.Id}/decline`, {})).status).toBe(403);
    }
    expect((await seeing.post('approvals', checkout)).status).toBe(403);
    expect(await count(await logInAs(shop, '1002'))).toBe(0);
  });
});

describe('a request that nobody decides', () => {
  test('lapses after 14 days, and its rows become a list', async () => {
    // The day after in Sweden.
    shop.setTime('2026-10-13T22:30:00Z');
    const asked = await ask();
    shop.wait(14 * day - 1);
    await lapseOld(shop.services);
    const state = async () =>
      (
        await shop.db
          .selectFrom('approval')
          .select('state')
          .where('id', '=', asked.Id)
          .executeTakeFirstOrThrow()
      ).state;
    expect(await state()).toBe('waiting');
    shop.wait(1);
    await lapseOld(shop.services);
    await lapseOld(shop.services);
    expect(await state()).toBe('lapsed');
    const lists = await shop.db.selectFrom('shopping_list').selectAll().execute();
    const [list] = lists;
    expect(lists).toHaveLength(1);
    expect(list).toMatchObject({ customer_id: 1001, shared: true, owner_id: null, changed_by: 'Bo' });
    expect(list?.name).toBe('Ej godkänd 2026-10-14 Bo');
    expect(await shop.db.selectFrom('shopping_list_row').select('quantity').execute()).toEqual([
      { quantity: 1 },
    ]);
    expect(await shop.db.selectFrom('cart_row').selectAll().execute()).toEqual([]);
  });

  test('lapses with the person who asked', async () => {
    const asked = await ask();
    const bo = await shop.db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Bo')
      .executeTakeFirstOrThrow();
    expect((await owner.delete(`people/${bo.id}`)).status).toBe(204);
    const { body } = await owner.get('approvals');
    expect(body.Rows).toEqual([
      expect.objectContaining({
        Id: asked.Id,
        State: 'lapsed',
        RequestedBy: 'Bo',
        Reason: 'Den som frågade har tagits bort.',
      }),
    ]);
  });

  test('asks for no week that has passed, and is an order of its own once the order is closed', async () => {
    await fill(buyer, 10_000);
    const { OrderId } = (await buyer.post('Order', checkout)).body;
    const asked = await ask(buyer, {
      addToOrderId: OrderId,
      wayOfDeliveryId: undefined,
      partialDelivery: undefined,
    });
    const late = await ask(buyer, { deliveryWeekString: '2026-W43' });
    shop.wait(12 * day);
    admin = await addPerson(shop, 1001, 'Eva');
    const { Rows } = (await admin.get('approvals')).body;
    for (const one of [asked, late]) {
      const now = Rows.find(({ Id }: { Id: number }) => Id === one.Id);
      const done = await admin.post(`approvals/${one.Id}/approve`, { expectedTotal: now.TotalAmount });
      expect([done.status, done.body.OrderId !== OrderId]).toEqual([200, true]);
    }
    expect(await orders()).toMatchObject([
      { id: OrderId, addition_count: 0 },
      { way_of_delivery_id: wayOfDelivery.post, partial_delivery: true },
      { delivery_week: null },
    ]);
  });

  test('goes where the order went that is closed, in its week', async () => {
    const address = {
      Name: 'Butiken',
      Address1: 'Torget 1',
      Address2: '',
      ZipCode: '11418',
      City: 'Stockholm',
      CountryCode: 'SE',
      ContactPerson: '',
    };
    const made = [];
    for (const Address1 of ['Torget 1', 'Hamngatan 9', 'Kajen 3'])
      made.push((await owner.post('deliveryaddress', { ...address, Address1 })).body.Id);
    await fill(buyer, 10_000);
    const to = { deliveryAddressId: made[1], deliveryWeekString: '2026-W50' };
    const { OrderId: addToOrderId } = (await buyer.post('Order', { ...checkout, ...to })).body;
    const asked = await ask(buyer, {
      addToOrderId,
      wayOfDeliveryId: undefined,
      partialDelivery: undefined,
    });
    shop.wait(12 * day);
    admin = await addPerson(shop, 1001, 'Eva');
    const [now] = (await admin.get('approvals')).body.Rows;
    await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: now.TotalAmount });
    const where = { delivery_address1: 'Hamngatan 9', delivery_year: 2026, delivery_week: 50 };
    expect(await orders()).toMatchObject([where, where]);
  });

  test('goes nowhere once the address is gone to which the order went that is closed', async () => {
    const address = { Name: 'Butiken', Address2: '', ZipCode: '11418', City: 'Stockholm', CountryCode: 'SE' };
    const made = [];
    for (const Address1 of ['Torget 1', 'Hamngatan 9'])
      made.push((await owner.post('deliveryaddress', { ...address, ContactPerson: '', Address1 })).body.Id);
    await fill(buyer, 10_000);
    const { body } = await buyer.post('Order', { ...checkout, deliveryAddressId: made[1] });
    const more = { addToOrderId: body.OrderId, wayOfDeliveryId: undefined, partialDelivery: undefined };
    const asked = await ask(buyer, more);
    const moved = { ...address, ContactPerson: '', Address1: 'Kajen 3' };
    expect((await owner.put(`deliveryaddress/${made[1]}`, moved)).status).toBe(200);
    shop.wait(12 * day);
    admin = await addPerson(shop, 1001, 'Eva');
    const [now] = (await admin.get('approvals')).body.Rows;
    const done = await admin.post(`approvals/${asked.Id}/approve`, { expectedTotal: now.TotalAmount });
    expect([done.status, (await orders()).length]).toEqual([409, 1]);
  });
});
