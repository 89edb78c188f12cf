import fc from 'fast-check';
import type { FreightRules } from './fees.ts';
import { ways, type WayId } from './open-untidy-shop.ts';
import { articles, groups } from './untidy-goods.ts';

/** A step of a trip as it is generated: `row`, `order` and the like count what is there when it comes to it. */
export type Step = Readonly<{ who: number; window: number }> & What;

export type What =
  | { does: 'add'; article: number; packages: number; odd: boolean }
  | { does: 'change'; row: number; packages: number; odd: boolean }
  | { does: 'remove'; row: number }
  | { does: 'undo' }
  | { does: 'rows'; rows: readonly Row[]; replace: boolean }
  | { does: 'quick order'; rows: readonly Row[]; file: boolean }
  | { does: 'reorder'; order: number }
  | { does: 'buy again'; row: number }
  | { does: 'save list'; emptyCart: boolean }
  | { does: 'order list'; list: number }
  | { does: 'default address'; address: number }
  | { does: 'look'; english: boolean }
  | { does: 'order'; choices: Choices; blind: boolean }
  | { does: 'send again'; otherBody: boolean }
  | { does: 'order at once'; choices: Choices; other: number }
  | { does: 'edit'; article: number; change: EditStep; whileOrdering: boolean; choices: Choices }
  | { does: 'freight'; rules: FreightRules }
  | { does: 'take in hand' | 'cancel'; order: number }
  | { does: 'wait'; minutes: number };

/** `article` counts the goods, also those of the cart; quantities are pieces. */
type Row = { article: number; quantity: number };

export type Choices = {
  address: number;
  way: WayId;
  partial: boolean;
  message: string;
  /** 0 for a new order, else the nth that is open. */
  addTo: number;
  previews: boolean;
  /** What is put in the cart first when the window shows an empty one. */
  rows: readonly Row[];
};

export type EditStep =
  | { price: number; standard: boolean }
  | { stock: number }
  | { field: 'pack'; value: number }
  | { field: 'vatRate'; value: number }
  | { field: 'active' | 'madeToOrder'; value: boolean }
  | { field: 'groupId'; value: number }
  | { field: 'ordered'; value: number }
  | { field: 'expected'; value: string | null };

const most = articles.length;
/** Most trips are about few articles, so that carts meet over the same stock. */
const article = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 7 }) },
  { weight: 1, arbitrary: fc.nat({ max: most - 1 }) },
);
const few = fc.nat({ max: 5 });
const packages = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(5_000, 25_000, 50_000) },
);
const seldom = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 9);
const does = <const Does extends string>(name: Does) => fc.constant(name);

const row = fc.record({
  article,
  quantity: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom(99_999, 100_000, 100_001) },
  ),
});
const rows = fc.array(row, { minLength: 1, maxLength: 5 });

const choices: fc.Arbitrary<Choices> = fc.record({
  address: fc.nat({ max: 4 }),
  way: fc.constantFrom(...Object.values(ways)),
  partial: fc.boolean(),
  message: fc.constantFrom('', 'Ring först', 'Lämna vid porten'),
  addTo: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
  previews: fc.boolean(),
  rows,
});

const edit: fc.Arbitrary<EditStep> = fc.oneof(
  fc.record({ price: fc.integer({ min: 1, max: 30_000 }), standard: fc.boolean() }),
  fc.record({ stock: fc.integer({ min: -20, max: 40 }) }),
  fc.record({ field: does('pack'), value: fc.constantFrom(1, 4, 6, 12) }),
  fc.record({ field: does('vatRate'), value: fc.constantFrom(25, 12, 6, 0) }),
  fc.record({ field: fc.constantFrom('active', 'madeToOrder'), value: fc.boolean() }),
  fc.record({ field: does('groupId'), value: fc.constantFrom(...groups.map(({ id }) => id)) }),
  fc.record({ field: does('ordered'), value: fc.constantFrom(0, 12, 60) }),
  fc.record({ field: does('expected'), value: fc.constantFrom(null, '2026-10-14', '2026-11-20') }),
);

const currency = fc.constantFrom('SEK' as const, 'EUR' as const);
const ore = fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 60_000 }));
const unlike = (...names: string[]) => ({
  selector: (rule: object) => JSON.stringify(names.map((name) => rule[name as keyof typeof rule])),
});
/** No two are for the same: the office is told so. */
const freightRules: fc.Arbitrary<FreightRules> = fc.record({
  freight: fc.uniqueArray(
    fc
      .record({
        way: fc.constantFrom(...Object.values(ways)),
        country: fc.constantFrom(null, null, 'SE', 'NO'),
        zone: fc.constantFrom(null, [12_000, 12_999] as const, [10_000, 19_999] as const),
        currency,
        upTo: fc.constantFrom(null, 400, 1400, 9000),
        fee: ore,
        freeFrom: fc.option(ore),
      })
      .map((rule) => (rule.country === 'NO' ? { ...rule, zone: null } : rule)),
    { maxLength: 9, ...unlike('way', 'country', 'zone', 'currency', 'upTo') },
  ),
  minimum: fc.uniqueArray(
    fc.record({ country: fc.constantFrom(null, 'SE', 'DE'), currency, amount: ore, fee: fc.option(ore) }),
    { maxLength: 2, ...unlike('country', 'currency') },
  ),
});

const what: fc.Arbitrary<What> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ does: does('add'), article, packages, odd: seldom }) },
  { weight: 5, arbitrary: fc.record({ does: does('change'), row: few, packages, odd: seldom }) },
  { weight: 4, arbitrary: fc.record({ does: does('remove'), row: few }) },
  { weight: 3, arbitrary: fc.record({ does: does('undo') }) },
  { weight: 3, arbitrary: fc.record({ does: does('rows'), rows, replace: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: does('quick order'), rows, file: seldom }) },
  { weight: 2, arbitrary: fc.record({ does: does('reorder'), order: few }) },
  { weight: 2, arbitrary: fc.record({ does: does('buy again'), row: few }) },
  { weight: 1, arbitrary: fc.record({ does: does('save list'), emptyCart: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('order list'), list: few }) },
  { weight: 2, arbitrary: fc.record({ does: does('default address'), address: few }) },
  { weight: 2, arbitrary: fc.record({ does: does('look'), english: fc.boolean() }) },
  { weight: 10, arbitrary: fc.record({ does: does('order'), choices, blind: seldom }) },
  { weight: 2, arbitrary: fc.record({ does: does('send again'), otherBody: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: does('order at once'), choices, other: fc.nat({ max: 2 }) }) },
  {
    weight: 7,
    arbitrary: fc.record({ does: does('edit'), article, change: edit, whileOrdering: seldom, choices }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('freight'), rules: freightRules }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('take in hand', 'cancel'), order: few }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('wait'), minutes: fc.constantFrom(10, 44, 45, 700, 1500) }),
  },
);

/** A buyer of the trip, of whom there are two, and one of the buyer's two windows. */
const step: fc.Arbitrary<Step> = fc
  .tuple(fc.record({ who: fc.nat({ max: 1 }), window: fc.nat({ max: 1 }) }), what)
  .map(([whose, one]) => ({ ...whose, ...one }));

/** Two buyers, and what they do in turn. */
export const trips = fc.record({
  buyers: fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 2, maxLength: 2 }),
  steps: fc.noBias(fc.array(step, { minLength: 1, maxLength: 30, size: 'max' })),
});
