/**
 * Goods as a real shop has them: ids and numbers in no order, packages of 1, 4, 6 and 12, every VAT rate, stock that
 * does not suffice, has gone below zero or is a part of a package, goods on order, made to order and ended.
 * Prices are in öre.
 */
export type Article = {
  id: number;
  number: string;
  names: { sv: string; en: string };
  pack: number;
  vatRate: number;
  /** Of a piece, in grams; null when nobody has told it. */
  weight: number | null;
  /** The recorded stock, which may be below zero. */
  stock: number;
  ordered: number;
  expected: string | null;
  madeToOrder: boolean;
  active: boolean;
  groupId: number;
  /** The prices by list; the article is not sold to those whose list has none, and that no other list stands in for. */
  prices: Readonly<Record<string, number>>;
  /** What each piece costs in a row of so many, by list. Not in order, nor in whole packages, nor always below the price. */
  steps: Readonly<Record<string, readonly (readonly [from: number, ore: number])[]>>;
  /** A price of the standard list that holds on these days only. */
  campaign?: { price: number; from: string; to: string };
};

export const groups = [
  { id: 70, name_sv: 'Köket', name_en: 'The kitchen', parent_id: null, require_login: false },
  { id: 31, name_sv: 'Bara för kunder', name_en: 'For customers only', parent_id: null, require_login: true },
];

export const priceLists = { standard: 'SEK', kedja: 'SEK', export: 'EUR' } as const;

type Rest = Partial<Omit<Article, 'id' | 'number' | 'prices'>>;

function article(id: number, number: string, prices: Article['prices'], rest: Rest = {}): Article {
  return {
    id,
    number,
    names: { sv: `Vara ${number}`, en: `Article ${number}` },
    pack: 1,
    vatRate: 25,
    // Nobody has weighed every tenth of them.
    weight: id % 10 === 0 ? null : 90 + (id % 7) * 310,
    stock: 0,
    ordered: 0,
    expected: null,
    madeToOrder: false,
    active: true,
    groupId: 70,
    prices,
    steps: {},
    ...rest,
  };
}

/** The first ones are those that most trips are about. */
export const articles: readonly Article[] = [
  article(
    907,
    'K-7',
    { standard: 4990, export: 449 },
    {
      pack: 6,
      stock: 30,
      steps: {
        standard: [
          [30, 3_995],
          [8, 4_500],
        ],
        export: [[24, 400]],
      },
    },
  ),
  article(
    12,
    'T-2040',
    { standard: 12_005, kedja: 11_111, export: 1199 },
    {
      stock: 3,
      ordered: 500,
      expected: '2026-10-13',
      steps: { standard: [[2, 11_990]], kedja: [[3, 11_000]] },
    },
  ),
  article(455, 'B-1', { standard: 3333, export: 333 }, { pack: 4, vatRate: 6, stock: 10 }),
  article(33, 'Å-99', { standard: 1 }, { pack: 12, vatRate: 12, stock: 1000 }),
  article(801, 'G-500', { standard: 10_010, export: 901 }, { ordered: 60, expected: '2026-11-20' }),
  article(7, 'M-3', { standard: 66_667, export: 6666 }, { madeToOrder: true, pack: 4 }),
  article(640, 'D-10', { standard: 999, kedja: 777, export: 105 }, { vatRate: 0, stock: 14, pack: 12 }),
  article(21, 'D-9', { standard: 250, export: 25 }, { vatRate: 6, stock: 5 }),
  article(
    530,
    'K-70',
    { standard: 15_000, export: 1500 },
    {
      stock: 9,
      campaign: { price: 12_345, from: '2026-10-15', to: '2026-10-16' },
      steps: {
        standard: [
          [2, 14_000],
          [5, 12_000],
        ],
      },
    },
  ),
  article(318, 'S-1', { standard: 4100, export: 410 }, { stock: -5 }),
  article(99, 'S-2', { standard: 4101, export: 411 }, { stock: -2, ordered: 24, pack: 6 }),
  article(276, 'E-4', { standard: 8000, export: 800 }, { active: false, stock: 40 }),
  article(702, 'H-8', { standard: 19_995, export: 1995 }, { groupId: 31, stock: 8, pack: 4 }),
  article(5, 'V-13', { standard: 129_999 }, { stock: 2, ordered: 2, expected: '2026-10-15' }),
  article(188, 'V-12', { standard: 37, kedja: 35, export: 3 }, { pack: 12, vatRate: 12, stock: 100_000 }),
  article(411, 'N-1', { export: 500 }, { stock: 20 }),
  article(63, 'P-6', { standard: 7_770, export: 699 }, { pack: 6, vatRate: 12, stock: 7 }),
  article(950, 'A-1', { standard: 55_555, export: 5050 }, { stock: 1, vatRate: 25 }),
  article(
    84,
    'A-2',
    { standard: 101, export: 11 },
    {
      stock: 250,
      vatRate: 6,
      pack: 4,
      steps: {
        standard: [
          [9, 95],
          [10, 93],
          [50, 80],
        ],
      },
    },
  ),
  article(367, 'O-1', { standard: 2_222, export: 222 }, { ordered: 12, pack: 12 }),
  article(222, 'O-2', { standard: 2_223 }, { madeToOrder: true, stock: 4 }),
  article(590, 'Z-1', { standard: 31_415, kedja: 27_182, export: 2718 }, { stock: 66, pack: 6 }),
  article(146, 'Z-0', { standard: 505, export: 55 }, { stock: 12, vatRate: 12 }),
  article(48, 'Y-4', { standard: 9_995, export: 995 }, { stock: 16, pack: 4 }),
];
