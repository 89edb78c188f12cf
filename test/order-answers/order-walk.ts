import { aVisitor, type Answered, type Client, type TestShop } from '../shop.ts';
import { logInAll, ways, type Clients } from '../shoppers/open-untidy-shop.ts';
import { buyers, type Buyer } from '../shoppers/untidy-customers.ts';
import { articles } from '../shoppers/untidy-goods.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import type { Dice } from './dice.ts';

type Step = { what: string; answer: string };

/** What is a number of this run, or follows from such numbers. */
const ofThisRun = new Set(['Id', 'RowId', 'OrderId', 'Cart_Id', 'instance']);

/** Draws what people do with carts and orders, does it through the calls, and tells what was answered. */
export class OrderWalk {
  readonly #shop: TestShop;
  readonly #dice: Dice;
  #clients: Clients;
  #orders: { id: number; buyer: Buyer }[] = [];
  #program: { authorization: string } | undefined;

  constructor(shop: TestShop, clients: Clients, dice: Dice) {
    this.#shop = shop;
    this.#clients = clients;
    this.#dice = dice;
  }

  async step(): Promise<Step> {
    const drawn = this.#dice.below(100);
    if (this.#orders.length === 0 || drawn < 45) return await this.#buy();
    if (drawn < 55) return await this.#wait();
    if (drawn < 80) return await this.#atTheDesk();
    return await this.#file();
  }

  async #wait(): Promise<Step> {
    const minutes = this.#dice.oneOf([1, 5, 10, 50, 3000, 60_000]);
    this.#shop.wait(minutes * 60);
    this.#clients = await logInAll(this.#shop);
    return { what: `wait ${minutes}`, answer: '' };
  }

  async #buy(): Promise<Step> {
    const dice = this.#dice;
    const buyer = dice.oneOf(buyers);
    const client = this.#clients.of(buyer);
    for (const { id, pack } of dice.shuffled(articles).slice(0, dice.below(6)))
      await client.post('cartrow', { ArticleId: id, Quantity: pack * (1 + dice.below(4)) });
    const cart = (await client.get('cart')).body;
    const own = this.#orders.filter((one) => one.buyer === buyer);
    const addTo = own.length > 0 && dice.chance(0.6) ? dice.oneOf(own).id : undefined;
    const body = this.#checkout(buyer, addTo);
    const preview = await client.post('checkoutpreview', dice.chance(0.2) ? {} : body);
    const seen = {
      ...(dice.chance(0.5) && { cartVersion: dice.chance(0.1) ? 'another' : cart.Version }),
      ...(dice.chance(0.5) && { expectedTotal: preview.body.TotalAmount ?? dice.below(9999) }),
    };
    const answer = await client.post('Order', { ...body, ...seen });
    if (answer.status === 200 && addTo === undefined) this.#orders.push({ id: answer.body.OrderId, buyer });
    const order = answer.status === 200 ? await this.#ofOrder(answer.body.OrderId, client) : null;
    const what = `${addTo === undefined ? 'order' : 'addition'} ${answer.status}`;
    const answers = [cart, told(preview), told(answer), order, await this.#stock()];
    return { what, answer: this.#sameInEachRun(answers) };
  }

  #checkout(buyer: Buyer, addToOrderId: number | undefined): object {
    const dice = this.#dice;
    const addresses = [undefined, undefined, ...buyer.addresses.map(({ id }) => id)];
    return {
      wayOfDeliveryId: dice.chance(0.05) ? 77 : dice.oneOf(Object.values(ways)),
      partialDelivery: dice.chance(0.5),
      orderInfoText: dice.chance(0.3) ? 'Ring först.' : '',
      deliveryWeek: dice.oneOf(['', '', '2027-W02', '2027-W09', '2027-W20', '2026-W46']),
      deliveryAddressId: dice.chance(0.04) ? 4711 : dice.oneOf(addresses),
      addToOrderId: dice.chance(0.05) ? 4_711_000 : addToOrderId,
    };
  }

  async #atTheDesk(): Promise<Step> {
    const dice = this.#dice;
    const { office } = this.#clients;
    const { id, buyer } = dice.oneOf(this.#orders);
    const order: OfficeOrder = (await office.get(`office/orders/${id}`)).body;
    const given = { Version: order.Version, Mail: true };
    const some = dice.shuffled(order.Rows).filter(() => dice.chance(0.7));
    const leftOf = (row: OfficeOrder['Rows'][number]) =>
      row.Quantity - row.QuantityDelivered - row.QuantityCancelled;
    const rows = some.map((row) => ({
      RowId: row.Id,
      Quantity: dice.below(leftOf(row) + (dice.chance(0.1) ? 2 : 1)),
    }));
    const news = dice.shuffled(some).map((row) => ({
      RowId: row.Id,
      QuantityShort: dice.below(leftOf(row) + (dice.chance(0.1) ? 2 : 1)),
      ExpectedDate: dice.oneOf(['', '2026-12-01', '2026-10-01']),
    }));
    const sent = rows.filter(({ Quantity }) => Quantity > 0);
    const what = dice.oneOf(['start', 'deliver', 'deliver', 'deliver', 'rows', 'rows', 'cancel']);
    const answer = await {
      start: () => office.post(`office/orders/${id}/processing`, given),
      deliver: () =>
        office.post(`office/orders/${id}/consignments`, {
          ...given,
          CarrierNumber: dice.oneOf(['', 'SE-1', 'SE-2']),
          Rows: sent,
          ...(dice.chance(0.5) && { Told: news }),
        }),
      rows: () => office.send('PUT', `office/orders/${id}/rows`, { ...given, Rows: news }),
      cancel: () => office.post(`office/orders/${id}/cancellation`, given),
    }[what as 'start' | 'deliver' | 'rows' | 'cancel']();
    const after = await this.#ofOrder(id, this.#clients.of(buyer));
    const answers = [told(answer), after, await this.#mails(), await this.#stock()];
    return { what: `${what} ${answer.status}`, answer: this.#sameInEachRun(answers) };
  }

  /** Some of the reports come a second time, which must change nothing. */
  async #file(): Promise<Step> {
    const dice = this.#dice;
    const { id, buyer } = dice.oneOf(this.#orders);
    const order: OfficeOrder = (await this.#clients.office.get(`office/orders/${id}`)).body;
    const heading = 'order_no;line_no;status;qty_delivered;qty_backorder;expected_date;consignment_id';
    const status = () => dice.oneOf([1, 2, 2, 3, 4, 5]);
    const lines = dice.chance(0.3)
      ? [`${id};;${status()};;;;${dice.oneOf(['', 'F-9'])}`]
      : dice
          .shuffled(order.Rows.map((row, place) => ({ row, place })))
          .filter(() => dice.chance(0.8))
          .map(({ row, place }) => {
            const sent = dice.chance(0.6) ? row.QuantityDelivered + dice.below(row.Quantity + 1) : '';
            const short = dice.chance(0.4) ? dice.below(row.Quantity + 1) : '';
            const day = dice.oneOf(['', '2026-12-24', '2026-11-02']);
            return [id, place + 1, status(), sent, short, day, dice.oneOf(['', 'F-1', 'F-2'])].join(';');
          });
    const send = async () =>
      await aVisitor(this.#shop).send(
        'POST',
        'exchange/files/order-status?fileName=order-status.csv',
        Buffer.from([heading, ...lines, ''].join('\n')),
        { ...(await this.#key()), 'content-type': 'application/octet-stream' },
      );
    const first = await send();
    const again = dice.chance(0.3) ? await send() : undefined;
    const after = await this.#ofOrder(id, this.#clients.of(buyer));
    const answers = [told(first), again && told(again), after, await this.#mails(), await this.#stock()];
    return { what: `file ${first.body.Outcome ?? first.status}`, answer: this.#sameInEachRun(answers) };
  }

  async #key(): Promise<{ authorization: string }> {
    if (!this.#program) {
      const input = { Name: 'Affärssystemet', Rights: ['exchange.in.order-status'] };
      const { body } = await this.#clients.office.post('office/exchange/keys', input);
      this.#program = { authorization: `Bearer ${body.Key}` };
    }
    return this.#program;
  }

  /** The order as the customer and the staff read it. */
  async #ofOrder(id: number, client: Client): Promise<unknown> {
    const own = await client.get(`orders/${id}`);
    return [told(own), told(await this.#clients.office.get(`office/orders/${id}`))];
  }

  async #mails(): Promise<unknown> {
    const rows = await this.#shop.db
      .selectFrom('outbox_mail')
      .select(['recipient', 'subject', 'body_text'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    return rows;
  }

  async #stock(): Promise<unknown> {
    const rows = await this.#shop.db
      .selectFrom('article')
      .select(['id', 'quantity_available'])
      .orderBy('id')
      .execute();
    return rows.map((row) => [row.id, row.quantity_available].join(':')).join(' ');
  }

  /** Orders are numbered by their place, and what differs between two runs is left out. */
  #sameInEachRun(answer: unknown): string {
    let text = JSON.stringify(answer, (key, value: unknown) => {
      if (ofThisRun.has(key)) return undefined;
      // The version that the office sees is made of the ids of rows.
      return key === 'Version' && String(value).length !== 16 ? undefined : value;
    });
    for (const [place, { id }] of this.#orders.entries())
      text = text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), `order-${place}`);
    return text;
  }
}

function told({ status, body }: Answered): unknown {
  return [status, body];
}
