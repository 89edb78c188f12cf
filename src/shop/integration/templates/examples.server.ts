import type { Db } from '#kit/database/db.server.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { tablesOut } from '#shop/integration/tables-out.server.ts';

type Row = Readonly<Record<string, string>>;

const articles = [
  { article_no: 'EX-101', name_sv: 'Bricka Skagen', name_en: 'Skagen tray', group_id: 'Brickor > Runda' },
  { article_no: 'EX-102', name_sv: 'Bricka Ljung', name_en: 'Ljung tray', group_id: 'Brickor' },
  { article_no: 'EX-103', name_sv: 'Handduk Ljung', name_en: 'Ljung towel', group_id: 'Textil' },
];
const customers = [
  { customer_no: 'EX-1001', name: 'Butiken i hamnen', inv_city: 'Lysekil', inv_zip: '453 30' },
  { customer_no: 'EX-1002', name: 'Form & Ting', inv_city: 'Lund', inv_zip: '222 22' },
  { customer_no: 'EX-1003', name: 'Hemma hos Ek', inv_city: 'Falun', inv_zip: '791 30' },
];
const prices = ['149,00', '89,50', '59,00'];
/** Of an imported invoice that is older nobody is mailed. */
const invoiceAgeDays = 60;
const termDays = 30;

/** What the shop has already, that examples name. */
type Known = {
  today: string;
  rows: (kind: FileKind, most?: number) => Promise<Row[]>;
  /** The values of a column, or where the shop has none yet, those of the examples. */
  named: (kind: FileKind, column: string, others: readonly Row[]) => Promise<string[]>;
};

const examples: Record<FileKind, (known: Known) => readonly Row[] | Promise<readonly Row[]>> = {
  ways: (): Row[] => [
    { name_sv: 'Paket', name_en: 'Parcel', name_de: 'Paket', sort: '11', active: 'yes', transport_days: '2' },
    {
      name_sv: 'Pall',
      name_en: 'Pallet',
      name_de: 'Palette',
      sort: '12',
      countries: 'SE|NO',
      transport_days: '4',
    },
    { name_sv: 'Hämtas', name_en: 'Collected', name_de: 'Abholung', sort: '13', collected: 'yes' },
  ],
  colours: () => [
    { name_sv: 'Korall', name_en: 'Coral', hex: '#e2725b', sort: '11' },
    { name_sv: 'Salvia', name_en: 'Sage', hex: '#9caf88', sort: '12' },
    { name_sv: 'Sot', name_en: 'Soot', hex: '#333333', sort: '13' },
  ],
  materials: () => [
    { name_sv: 'Björk', name_en: 'Birch', name_de: 'Birke', sort: '11' },
    { name_sv: 'Linne', name_en: 'Linen', name_de: 'Leinen', sort: '12' },
    { name_sv: 'Stengods', name_en: 'Stoneware', name_de: 'Steingut', sort: '13' },
  ],
  countries: () => ['SE', 'NO', 'DK'].map((country, at) => ({ country, sort: String(at + 1) })),
  'vat-rates': ({ rows }) => rows('vat-rates'),
  rates: ({ today }) =>
    ['EUR', 'NOK', 'DKK'].map((currency, at) => ({
      currency,
      day: today,
      rate: ['11,4325', '0,9731', '1,5322'][at] ?? '',
    })),
  freight: async ({ named }) =>
    (await named('ways', 'name_sv', [{ name_sv: 'Fraktas' }]))
      .slice(0, 1)
      .flatMap((way_of_delivery): Row[] => [
        { way_of_delivery, currency: 'SEK', up_to_weight: '20', fee: '145', free_from: '3000' },
        {
          way_of_delivery,
          country: 'SE',
          zone: '96000-98499',
          currency: 'SEK',
          fee: '245',
          free_from: '5000',
        },
        { way_of_delivery, country: 'NO', currency: 'NOK', fee: '395' },
      ]),
  'order-status': ({ rows }) => rows('order-status'),
  groups: async ({ rows }) => groupExamples(await rows('groups', Infinity)),
  articles: async ({ named }) => articleExamples(await named('groups', 'group_id', articles)),
  prices: async ({ named }) =>
    (await named('articles', 'article_no', articles)).map((article_no, at) => ({
      article_no,
      price_list: 'standard',
      price: prices[at] ?? '',
    })),
  stock: async ({ named, today }) =>
    (await named('articles', 'article_no', articles)).map((article_no, at) => ({
      article_no,
      qty_available: String(120 - at),
      qty_on_order: String(at * 48),
      expected_date: addDays(today, termDays),
    })),
  customers: customerExamples,
  addresses: async ({ named }) => addressExamples(await named('customers', 'customer_no', customers)),
  'customer-articles': async ({ named }) =>
    ownNumberExamples(
      await named('customers', 'customer_no', customers),
      await named('articles', 'article_no', articles),
    ),
  invoices: async ({ named, today }) =>
    invoiceExamples(await named('customers', 'customer_no', customers), addDays(today, -invoiceAgeDays)),
};

/**
 * Returns three rows of a kind that the shop takes without a fault. What they name is there in the shop, or where it has
 * none yet, in the examples of that kind. Only orders come to no shop by a file.
 */
export async function examplesOf(kind: FileKind, db: Db, now: Date): Promise<readonly Row[]> {
  const rows = (of: FileKind, most = 3) => firstRows(of, most, db, now);
  return await examples[kind]({
    today: stockholmToday(now),
    rows,
    async named(of, column, others) {
      const found = await rows(of);
      return (found.length > 0 ? found : others).map((row) => row[column] ?? '');
    },
  });
}

/** The values are fewer than the rows where the shop has few. */
function inTurn(values: readonly string[], at: number): string {
  return values[at % values.length] ?? '';
}

function articleExamples(groups: readonly string[]): Row[] {
  return articles.map((article, at) => ({
    ...article,
    group_id: inTurn(groups, at),
    price: prices[at] ?? '',
    pack_qty: String(6 * (at + 1)),
    vat_code: '25',
    width_cm: '38,0',
    weight_kg: '0,450',
    news: at === 0 ? 'yes' : 'no',
    country_of_origin: 'SE',
    qty_available: String(120 - at),
    active: 'yes',
  }));
}

function addressExamples(numbers: readonly string[]): Row[] {
  return ['Butiken', 'Lagret', 'Sommarbutiken'].map((name, at) => ({
    customer_no: inTurn(numbers, at),
    name: `${name} EX`,
    address1: `Hamngatan ${at + 1}`,
    zip: '453 30',
    city: 'Lysekil',
    country: 'SE',
    contact: 'Anna Ek',
  }));
}

function ownNumberExamples(numbers: readonly string[], ofArticles: readonly string[]): Row[] {
  return [0, 1, 2].map((at) => ({
    customer_no: inTurn(numbers, at),
    own_article_no: `EX-EGEN-${at + 1}`,
    article_no: inTurn(ofArticles, at),
    active: 'yes',
  }));
}

function invoiceExamples(numbers: readonly string[], dated: string): Row[] {
  return [0, 1, 2].map((at) => ({
    invoice_no: String(990_000_001 + at),
    type: 'invoice',
    customer_no: inTurn(numbers, at),
    invoice_date: dated,
    due_date: addDays(dated, termDays),
    net: '1000,00',
    vat: '250,00',
    total: '1250,00',
    balance: at === 0 ? '0,00' : '1250,00',
  }));
}

function customerExamples(): Row[] {
  return customers.map((customer, at) => ({
    ...customer,
    email: `butik${at + 1}@example.se`,
    inv_address1: `Storgatan ${at + 1}`,
    inv_country: 'SE',
    payment_days: '30',
    language: 'sv',
  }));
}

/** Their numbers are free. */
function groupExamples(groups: readonly Row[]): Row[] {
  const above = Math.max(0, ...groups.map(({ group_id }) => Number(group_id)));
  const [one, two, three] = [above + 1, above + 2, above + 3].map(String);
  return [
    { group_id: one ?? '', name_sv: 'Brickor', name_en: 'Trays', sort: '11' },
    { group_id: two ?? '', parent_id: one ?? '', name_sv: 'Runda', name_en: 'Round', sort: '12' },
    { group_id: three ?? '', name_sv: 'Textil', name_en: 'Textiles', require_login: 'no', sort: '13' },
  ];
}

async function firstRows(kind: FileKind, most: number, db: Db, now: Date): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of tablesOut[kind].pages(db, now)) {
    rows.push(...page.slice(0, most - rows.length));
    if (rows.length >= most) break;
  }
  return rows;
}
