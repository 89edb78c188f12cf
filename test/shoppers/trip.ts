import { isDeepStrictEqual } from 'node:util';
import type { Answered, TestShop } from '../shop.ts';
import type { Act, Expected, OrderBody, Seen } from './acts.ts';
import { expectedCart, expectedOrder, expectedStock, shownStock, told } from './expected-answers.ts';
import { logInAll, openUntidyShop, type Clients } from './open-untidy-shop.ts';
import { mustMatch } from './must-match.ts';
import { perform } from './perform.ts';
import { predict } from './predict.ts';
import { cartSums, sightOf } from './reckoning.ts';
import { buyers } from './untidy-customers.ts';
import { newWorld, type World } from './world.ts';
import { inWords } from './words.ts';

/** What one window of a buyer shows, which may be long out of date, and what it has sent last. */
export type Window = {
  rows: { id: number; articleId: number; quantity: number }[];
  removed: { articleId: number; quantity: number } | undefined;
  seen: Seen | undefined;
  lastOrder: { key: string; body: OrderBody } | undefined;
};

type Cart = { Version: string; Rows: readonly { Id: number; ArticleId: number; Quantity: number }[] };

const windowsOfEach = 2;

/** The world after calls that were made at once, if they were answered one after another, and what they then answer. */
type Outcome = { world: World; expected: Expected[] };

/** A trip of several people through the shop: what the test reckons, what their windows show, and what was done. */
export class Trip {
  readonly shop: TestShop;
  readonly log: string[] = [];
  world = newWorld();
  readonly windows: Window[][] = buyers.map(() =>
    Array.from({ length: windowsOfEach }, () => ({
      rows: [],
      removed: undefined,
      seen: undefined,
      lastOrder: undefined,
    })),
  );
  #clients: Clients;
  #keys = 0;

  static async begin(shop: TestShop): Promise<Trip> {
    return new Trip(shop, await openUntidyShop(shop));
  }

  private constructor(shop: TestShop, clients: Clients) {
    this.shop = shop;
    this.#clients = clients;
  }

  newKey(): string {
    return `key-${++this.#keys}`;
  }

  client(buyer: number) {
    return this.#clients.of(buyers[buyer]!);
  }

  window(buyer: number, place: number): Window {
    return this.windows[buyer]![place]!;
  }

  async wait(minutes: number): Promise<void> {
    this.log.push(`${minutes} minutes pass`);
    this.shop.wait(minutes * 60);
    this.world.now += minutes * 60_000;
    this.#clients = await logInAll(this.shop);
  }

  /** Makes one call and compares all that it touches; what the window then shows is what the shop has answered. */
  async do(act: Act, window?: Window): Promise<void> {
    const [answer] = await this.doAtOnce([act]);
    if (!('buyer' in act)) return;
    const cart = cartIn(answer!);
    if (cart) this.#show(act.buyer, window, this.#compareCart(act.buyer, cart));
    else await this.look(act.buyer, window);
  }

  /** Makes calls at the same moment: what comes of them must be what would come of them one after another. */
  async doAtOnce(acts: readonly Act[]): Promise<Answered[]> {
    const begun = this.log.push(acts.map((act) => inWords(this.world, act)).join('\n  and at once ')) - 1;
    const answers = await Promise.all(acts.map((act) => perform(this.#clients, act)));
    this.log[begun] += ` → ${answers.map(({ status }) => status).join(', ')}`;
    const outcomes = permutations(acts.map((_act, place) => place)).map((order) =>
      this.#outcome(acts, order),
    );
    const asTold = ({ world, expected }: Outcome) =>
      expected.map((one, place) => told(answers[place]!, one, world));
    const fits = outcomes.find((one) => isDeepStrictEqual(asTold(one), one.expected));
    if (!fits) mustMatch('the answers', asTold(outcomes[0]!), outcomes[0]!.expected);
    const { world, expected } = fits!;
    this.world = world;
    for (const [place, { order, list }] of expected.entries()) {
      if (order !== undefined) this.#learnNumber(order, answers[place]!.body.OrderId);
      if (list !== undefined) this.world.lists[list]!.id = answers[place]!.body.Id;
    }
    await this.#compare(acts, expected);
    return answers;
  }

  #learnNumber(place: number, id: number): void {
    const order = this.world.orders[place]!;
    const isTaken = this.world.orders.some((one) => one !== order && one.id === id);
    mustMatch('the number', { id, isTaken }, { id: order.id || id, isTaken: false });
    order.id = id;
  }

  #outcome(acts: readonly Act[], order: readonly number[]): Outcome {
    const world = structuredClone(this.world);
    const expected: Expected[] = [];
    for (const place of order) expected[place] = predict(world, acts[place]!);
    return { world, expected };
  }

  async #compare(acts: readonly Act[], expected: readonly Expected[]): Promise<void> {
    const atDesk = acts.flatMap((act) => ('orderId' in act ? [act.orderId] : []));
    const places = atDesk.map((id) => this.world.orders.findIndex((order) => order.id === id));
    for (const { order } of expected) if (order !== undefined) places.push(order);
    for (const place of places) await this.#compareOrder(place);
    if (places.length > 0) await this.#compareStock();
  }

  /** The cart must be as reckoned; rows keep their ids. */
  #compareCart(buyer: number, cart: Cart, language: 'sv' | 'en' = 'sv'): Cart {
    mustMatch('the cart', cart, expectedCart(this.world, buyer, language));
    for (const { Id, ArticleId } of cart.Rows) {
      const row = this.world.carts[buyer]!.find(({ articleId }) => articleId === ArticleId)!;
      mustMatch(`the id of the row of ${ArticleId}`, Id, row.id || Id);
      row.id = Id;
    }
    return cart;
  }

  async #compareOrder(place: number): Promise<void> {
    const order = this.world.orders[place]!;
    const { language } = buyers[order.buyer]!;
    const { body } = await this.client(order.buyer).get(`orders/${order.id}?languageCode=${language}`);
    mustMatch('the order', body, expectedOrder(this.world, order, language));
    for (const message of order.messages)
      mustMatch('the message', body.Message.includes(message) ? message : body.Message, message);
  }

  async #compareStock(): Promise<void> {
    const stored = await this.shop.db
      .selectFrom('article')
      .select(['id', 'quantity_available as stock'])
      .orderBy('id')
      .execute();
    mustMatch('the stock', stored, expectedStock(this.world));
    const { body } = await this.client(0).get('search?take=200');
    for (const { Id, QuantityAvailable } of body.Articles)
      mustMatch(`the stock that is shown of ${Id}`, QuantityAvailable, shownStock(this.world, Id));
  }

  /** A window reads the cart anew. */
  async look(buyer: number, window?: Window, language: 'sv' | 'en' = 'sv'): Promise<void> {
    const { status, body } = await this.client(buyer).get(`cart?languageCode=${language}`);
    mustMatch('the status of the cart', status, 200);
    this.#show(buyer, window, this.#compareCart(buyer, body, language));
  }

  #show(buyer: number, window: Window | undefined, { Rows, Version }: Cart): void {
    if (!window) return;
    window.rows = Rows.map((row) => ({ id: row.Id, articleId: row.ArticleId, quantity: row.Quantity }));
    const { total } = cartSums(this.world, buyer);
    window.seen = { version: Version, sight: sightOf(this.world, buyer), total };
  }
}

/** The cart that an answer tells; undefined when it tells none. */
function cartIn({ status, body }: Answered): Cart | undefined {
  const told: Partial<Cart> & { Cart?: Cart } = status === 200 ? body : {};
  return told.Cart ?? (isCart(told) ? told : undefined);
}

/** A saved list has rows and a version as well, which is a number. */
function isCart(told: Partial<Cart>): told is Cart {
  return told.Rows !== undefined && typeof told.Version === 'string';
}

function permutations(places: readonly number[]): number[][] {
  if (places.length < 2) return [[...places]];
  return places.flatMap((first) =>
    permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}
