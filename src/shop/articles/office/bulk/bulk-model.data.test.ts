import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../test/office.ts';
import { times } from '../../../../../test/sizes.ts';
import type { Client, TestShop } from '../../../../../test/shop.ts';
import { mostPriceExamples } from './contract.ts';

let shop: TestShop;
const people: Record<Who, Client> = {} as Record<Who, Client>;
eachInOffice('owner', async (opened) => {
  shop = opened.shop;
  people.owner = opened.office;
  await addStaff(shop, 'content@maker.example', 'content');
  people.content = await logInToOfficeAs(shop, 'content@maker.example');
});

type Who = 'owner' | 'content';
/** An article as the model keeps it, by its columns; the price is that of the standard list, in öre. */
type Row = {
  id: number;
  article_number: string;
  name_sv: string;
  name_en: string | null;
  product_group_id: number;
  material_id: number | null;
  vat_code: string;
  country_of_origin: string | null;
  hs_code: string | null;
  no_article_stock: boolean;
  news: boolean;
  season_news: boolean;
  active: boolean;
  quantity_available: number;
  price: number | null;
};
type Change = Record<string, unknown>;
type Step = {
  id: number;
  who: Who;
  madeAt: number;
  isUndone: boolean;
  rows: Map<number, { before: Row; version: string }>;
};
type Model = {
  rows: Map<number, Row>;
  /** All numbers, also of what was deleted. */
  numbers: Map<number, string>;
  changer: Map<number, Who>;
  steps: Step[];
  groups: Set<number>;
  materials: Set<number>;
  /** Minutes since the beginning. */
  clock: number;
};

const column: Record<string, keyof Row> = {
  ProductGroupId: 'product_group_id',
  MaterialId: 'material_id',
  VatCode: 'vat_code',
  CountryOfOrigin: 'country_of_origin',
  HsCode: 'hs_code',
  NoArticleStock: 'no_article_stock',
  News: 'news',
  SeasonNews: 'season_news',
  Active: 'active',
};
const notOfContent = ['VatCode', 'NoArticleStock', 'PricePercent'];
/** 51 lies in 1; nothing but changes leads into 3 and 52. */
const groups = [1, 2, 51, 3, 52];
const parentOf: Record<number, number> = { 51: 1, 52: 3 };
const materials = [1, 2, 3];
/** More than one part of the work. */
const howMany = 230;

/** Draws from a seed of its own, so that a failure shows the acts and not four hundred rows. */
function drawn(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function rowsOf(seed: number): Row[] {
  const next = drawn(seed);
  const one = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)]!;
  const ids = Array.from({ length: howMany }, (_one, place) => 1_000 + ((place * 271 + seed) % 997));
  return ids.map((id) => ({
    id,
    article_number: `${one(['K', 'a_', 'M-'])}${id}`,
    name_sv: `${one(['Bricka', 'Mugg 100%', 'Skål'])} ${one(['rund', 'Blå', 'grön_2'])}`,
    name_en: one([null, '', 'Tray', 'Mug blue']),
    product_group_id: one([1, 1, 2, 51]),
    material_id: one([null, 1, 2]),
    vat_code: one(['25', '12', 'food']),
    country_of_origin: one([null, 'SE', 'PL']),
    hs_code: one([null, '441990', '69111000']),
    no_article_stock: next() < 0.2,
    news: next() < 0.3,
    season_news: next() < 0.3,
    active: next() < 0.8,
    quantity_available: Math.floor(next() * 5) - 1,
    price: one([null, 1, 4_990, 12_345, 999_999_999]),
  }));
}

async function store(rows: readonly Row[]): Promise<void> {
  const { db } = shop;
  for (const table of ['price', 'article', 'material'] as const) await db.deleteFrom(table).execute();
  const named = groups.filter((id) => id > 2).map((id) => ({ id, name_sv: `G${id}`, parent_id: null }));
  await db.insertInto('product_group').values(named).execute();
  for (const [id, parent_id] of Object.entries(parentOf))
    await db.updateTable('product_group').set({ parent_id }).where('id', '=', Number(id)).execute();
  await db
    .insertInto('material')
    .values(materials.map((id) => ({ id, name_sv: `M${id}`, name_en: null })))
    .execute();
  await db
    .insertInto('article')
    .values(rows.map(({ price: _price, ...row }) => row))
    .execute();
  const prices = rows.flatMap(({ id, price }) =>
    price === null ? [] : [{ price_list_code: 'standard', article_id: id, price }],
  );
  await db.insertInto('price').values(prices).execute();
}

async function stored(): Promise<Row[]> {
  const names = Object.keys(rowsOf(1)[0]!).filter((name) => name !== 'price') as Exclude<
    keyof Row,
    'price'
  >[];
  const rows = await shop.db.selectFrom('article').select(names).orderBy('id').execute();
  const prices = await shop.db.selectFrom('price').select(['article_id', 'price']).execute();
  const priceOf = new Map(prices.map(({ article_id, price }) => [article_id, Number(price)]));
  return rows.map((row) => ({ ...row, price: priceOf.get(row.id) ?? null }));
}

function within(groupId: number, asked: number): boolean {
  return groupId === asked || parentOf[groupId] === asked;
}

type Filter = { q?: string; group?: number; state?: string; lacks?: string };

function finds({ q = '', group, state = '', lacks = '' }: Filter, row: Row): boolean {
  const words = q.toLowerCase().split(' ').filter(Boolean);
  const text = `${row.article_number} ${row.name_sv} ${row.name_en ?? ''}`.toLowerCase();
  const states: Record<string, boolean> = {
    '': true,
    active: row.active,
    withdrawn: !row.active,
    soldOut: row.active && row.quantity_available <= 0,
    news: row.news || row.season_news,
  };
  const lacking: Record<string, boolean> = {
    '': true,
    english: !row.name_en,
    picture: true,
    price: row.price === null,
  };
  return (
    words.every((word) => text.includes(word)) &&
    (group === undefined || within(row.product_group_id, group)) &&
    states[state]! &&
    lacking[lacks]!
  );
}

function changed(row: Row, change: Change): Row {
  const next: Record<string, unknown> = { ...row };
  for (const [name, value] of Object.entries(change))
    if (column[name]) next[column[name]] = value === '' ? null : value;
  if (change['PricePercent'] !== undefined && row.price !== null) {
    const hundredths = BigInt(10_000 + Math.round(Number(change['PricePercent']) * 100));
    const ore = (BigInt(row.price) * hundredths + 5_000n) / 10_000n;
    next['price'] = Math.min(1_000_000_000, Math.max(1, Number(ore)));
  }
  return next as Row;
}

/** What an edit changes and a sale does not. */
function versionOf(row: Row): string {
  return JSON.stringify({ ...row, quantity_available: 0 });
}

type Act =
  | { act: 'bulk'; who: Who; filter: Filter; ticked: number[] | null; change: Change; dry: boolean }
  | { act: 'edit'; who: Who; pick: number; field: 'NameSV' | 'News' | 'Price' }
  | { act: 'sell'; pick: number }
  | { act: 'delete'; pick: number }
  | { act: 'delete-group' | 'delete-material'; id: number }
  | { act: 'wait'; minutes: number }
  | { act: 'undo'; who: Who; pick: number };

const whoArb = fc.constantFrom<Who>('owner', 'owner', 'content');
const flag = fc.boolean();
const filterArb: fc.Arbitrary<Filter> = fc.record(
  {
    q: fc.constantFrom('', 'bricka', 'MUGG blå', '100%', 'a_', 'k1', 'tray rund', 'nothing'),
    group: fc.constantFrom(1, 2, 51, 3, 52, 999),
    state: fc.constantFrom('', 'active', 'withdrawn', 'soldOut', 'news'),
    lacks: fc.constantFrom('', 'english', 'picture', 'price'),
  },
  { requiredKeys: [] },
);
const changeArb: fc.Arbitrary<Change> = fc
  .record(
    {
      ProductGroupId: fc.constantFrom(...groups),
      MaterialId: fc.constantFrom(null, ...materials),
      VatCode: fc.constantFrom('25', '12', 'food'),
      CountryOfOrigin: fc.constantFrom('', 'SE', 'DE'),
      HsCode: fc.constantFrom('', '441990'),
      NoArticleStock: flag,
      News: flag,
      SeasonNews: flag,
      Active: flag,
      PricePercent: fc.integer({ min: -9_000, max: 50_000 }).map((hundredths) => hundredths / 100),
    },
    { requiredKeys: [] },
  )
  .filter((change) => Object.keys(change).length > 0);
const pickArb = fc.nat(1_000_000);
const actArb: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('bulk' as const),
      who: whoArb,
      filter: filterArb,
      ticked: fc.option(fc.array(pickArb, { minLength: 1, maxLength: 20 }), { freq: 4 }),
      change: changeArb,
      dry: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('edit' as const),
      who: fc.constant<Who>('owner'),
      pick: pickArb,
      field: fc.constantFrom('NameSV' as const, 'News' as const, 'Price' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sell' as const), pick: pickArb }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), pick: pickArb }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('delete-group' as const, 'delete-material' as const),
      id: fc.constantFrom(2, 3, 51, 52),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 7 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('undo' as const), who: whoArb, pick: fc.nat(3) }),
  },
);

function picked(model: Model, pick: number): Row {
  const rows = [...model.rows.values()];
  return rows[pick % rows.length]!;
}

function put(model: Model, row: Row, who: Who): void {
  model.rows.set(row.id, row);
  model.changer.set(row.id, who);
}

async function bulk(model: Model, { who, filter, ticked, change, dry }: Act & { act: 'bulk' }) {
  const ids = ticked?.map((pick) => picked(model, pick).id);
  const which = ids ? { Ids: ids } : { Filter: filter };
  const { status, body } = await people[who].post('office/articles/bulk', {
    ...which,
    Change: change,
    ...(dry && { DryRun: true }),
  });
  const isRefused = who === 'content' && notOfContent.some((name) => name in change);
  if (isRefused) return expect(status).toBe(403);
  const { ProductGroupId: group, MaterialId: material } = change;
  const isUnknown =
    (group !== undefined && !model.groups.has(Number(group))) ||
    (typeof material === 'number' && !model.materials.has(material));
  if (isUnknown) return expect(status).toBe(400);
  const matched = [...model.rows.values()].filter((row) => (ids ? ids.includes(row.id) : finds(filter, row)));
  const pairs = matched
    .map((row) => [row, changed(row, change)] as const)
    .filter(([before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  expect([status, body]).toEqual([
    200,
    {
      Count: pairs.length,
      Matched: matched.length,
      Id: dry || pairs.length === 0 ? null : expect.any(Number),
      Examples: expect.any(Array),
    },
  ]);
  const priced = pairs.flatMap(([{ price, ...before }, after]) =>
    price === after.price ? [] : [[before.article_number, price, after.price]],
  );
  const told = (body.Examples as { ArticleNumber: string; Old: number; New: number }[]).map((example) => [
    example.ArticleNumber,
    Math.round(example.Old * 100),
    Math.round(example.New * 100),
  ]);
  expect(told).toHaveLength(dry ? Math.min(mostPriceExamples, priced.length) : 0);
  expect(priced).toEqual(expect.arrayContaining(told));
  if (dry || pairs.length === 0) return undefined;
  for (const [, after] of pairs) put(model, after, who);
  const rows = new Map(pairs.map(([before, after]) => [before.id, { before, version: versionOf(after) }]));
  return model.steps.push({ id: body.Id, who, madeAt: model.clock, isUndone: false, rows });
}

function reasonOf(model: Model, { who }: Step, id: number, left: { before: Row; version: string }) {
  const row = model.rows.get(id);
  if (!row) return 'Är borttagen';
  if (versionOf(row) !== left.version) {
    const changer = model.changer.get(id)!;
    return changer === who ? 'Har ändrats sedan dess' : `${changer} har ändrat den sedan dess`;
  }
  const { product_group_id: group, material_id: material } = left.before;
  const isThere = model.groups.has(group) && (material === null || model.materials.has(material));
  return isThere ? undefined : 'Gruppen, materialet eller momskoden som den hade är borttagen';
}

async function undo(model: Model, { who, pick }: Act & { act: 'undo' }) {
  const step = model.steps.at(-1 - pick);
  const { status, body } = await people[who].post(`office/articles/bulk/${step?.id ?? 9_999}/undo`, {});
  if (!step || step.who !== who) return expect(status).toBe(404);
  if (step.isUndone) return expect([status, body.detail]).toEqual([409, 'Ändringen är redan ångrad.']);
  if (model.clock - step.madeAt > 10)
    return expect([status, body.detail]).toEqual([409, expect.stringContaining('10 minuter')]);
  const left = [];
  for (const [id, one] of [...step.rows].sort(([a], [b]) => a - b)) {
    const Reason = reasonOf(model, step, id, one);
    if (Reason) left.push({ ArticleNumber: model.numbers.get(id), Reason });
    else put(model, { ...one.before, quantity_available: model.rows.get(id)!.quantity_available }, who);
  }
  step.isUndone = true;
  const Undone = step.rows.size - left.length;
  return expect([status, body]).toEqual([200, { Undone, Left: left, LeftCount: left.length }]);
}

async function edit(model: Model, { who, pick, field }: Act & { act: 'edit' }) {
  const row = picked(model, pick);
  const { body } = await people[who].get(`office/articles/${row.id}`);
  const values = {
    NameSV: `${row.name_sv}!`,
    News: !row.news,
    Price: row.price === 5_000 ? 40 : 50,
  };
  const given = { ...body, [field]: values[field], QuantityBefore: body.QuantityAvailable };
  const { Id: _id, ...input } = given;
  expect((await people[who].send('PUT', `office/articles/${row.id}`, input)).status).toBe(200);
  put(
    model,
    {
      ...row,
      // The form keeps no difference between no English name and an empty one.
      name_en: row.name_en || null,
      ...(field === 'NameSV' && { name_sv: values.NameSV }),
      ...(field === 'News' && { news: values.News }),
      ...(field === 'Price' && { price: values.Price * 100 }),
    },
    who,
  );
}

async function take(model: Model, act: Act): Promise<void> {
  if (act.act === 'bulk') await bulk(model, act);
  if (act.act === 'undo') await undo(model, act);
  if (act.act === 'edit') await edit(model, act);
  if (act.act === 'sell') {
    const row = picked(model, act.pick);
    model.rows.set(row.id, { ...row, quantity_available: row.quantity_available - 1 });
    await shop.db
      .updateTable('article')
      .set({ quantity_available: row.quantity_available - 1, changed_at: new Date() })
      .where('id', '=', row.id)
      .execute();
  }
  if (act.act === 'delete') {
    const { id } = picked(model, act.pick);
    model.rows.delete(id);
    expect((await people.owner.send('DELETE', `office/articles/${id}`)).status).toBe(204);
  }
  if (act.act === 'delete-group') {
    const isUsed =
      Object.entries(parentOf).some(([id, above]) => above === act.id && model.groups.has(Number(id))) ||
      [...model.rows.values()].some((row) => row.product_group_id === act.id);
    const { status } = await people.owner.send('DELETE', `office/groups/${act.id}`);
    expect(status).toBe(!model.groups.has(act.id) ? 404 : isUsed ? 409 : 204);
    if (!isUsed) model.groups.delete(act.id);
  }
  if (act.act === 'delete-material') {
    const isUsed = [...model.rows.values()].some((row) => row.material_id === act.id);
    const { status } = await people.owner.send('DELETE', `office/materials/${act.id}`);
    expect(status).toBe(!model.materials.has(act.id) ? 404 : isUsed ? 409 : 204);
    if (!isUsed) model.materials.delete(act.id);
  }
  if (act.act === 'wait') {
    model.clock += act.minutes;
    shop.wait(act.minutes * 60);
  }
}

test('whatever is changed by many, by one and undone, the articles are as a plain model says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 900 }),
      fc.array(actArb, { minLength: 6, maxLength: 14 }),
      async (seed, acts) => {
        await shop.startOver();
        for (const who of ['owner', 'content'] as const) {
          await addStaff(shop, `${who}@maker.example`, who);
          people[who] = await logInToOfficeAs(shop, `${who}@maker.example`);
        }
        const rows = rowsOf(seed);
        await store(rows);
        const model: Model = {
          rows: new Map(rows.map((row) => [row.id, row])),
          numbers: new Map(rows.map((row) => [row.id, row.article_number])),
          changer: new Map(),
          steps: [],
          groups: new Set(groups),
          materials: new Set(materials),
          clock: 0,
        };
        for (const act of acts) {
          await take(model, act);
          expect(await stored()).toEqual([...model.rows.values()].sort((a, b) => a.id - b.id));
        }
      },
    ),
    { numRuns: 4 * times, seed: 198 },
  );
}, 600_000);
