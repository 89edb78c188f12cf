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
/** Of an imported invoice that is older nobody is mailed. */
const invoiceAgeDays = 60;
const termDays = 30;

/**
 * Returns three rows of a kind that the shop takes without a fault. What they name is there in the shop, or where it has
 * none yet, in the examples of that kind. Only orders come to no shop by a file.
 */
export async function examplesOf(kind: FileKind, db: Db, now: Date): Promise<Row[]> {
  const first = (of: FileKind, most = 3) => firstRows(of, most, db, now);
  const named = async (of: FileKind, column: string, others: readonly Row[]) => {
    const rows = await first(of);
    return (rows.length > 0 ? rows : others).map((row) => row[column] ?? '');
  };
  switch (kind) {
    case 'ways':
      return [
        {
          name_sv: 'Paket',
          name_en: 'Parcel',
          name_de: 'Paket',
          sort: '11',
          active: 'yes',
          transport_days: '2',
        },
        {
          name_sv: 'Pall',
          name_en: 'Pallet',
          name_de: 'Palette',
          sort: '12',
          countries: 'SE|NO',
          transport_days: '4',
        },
        { name_sv: 'Hämtas', name_en: 'Collected', name_de: 'Abholung', sort: '13', collected: 'yes' },
      ];
    case 'colours':
      return [
        { name_sv: 'Korall', name_en: 'Coral', hex: '#e2725b', sort: '11' },
        { name_sv: 'Salvia', name_en: 'Sage', hex: '#9caf88', sort: '12' },
        { name_sv: 'Sot', name_en: 'Soot', hex: '#333333', sort: '13' },
      ];
    case 'materials':
      return [
        { name_sv: 'Björk', name_en: 'Birch', name_de: 'Birke', sort: '11' },
        { name_sv: 'Linne', name_en: 'Linen', name_de: 'Leinen', sort: '12' },
        { name_sv: 'Stengods', name_en: 'Stoneware', name_de: 'Steingut', sort: '13' },
      ];
    case 'countries':
      return ['SE', 'NO', 'DK'].map((country, at) => ({ country, sort: String(at + 1) }));
    case 'vat-rates':
    case 'order-status':
      return await first(kind);
    case 'groups':
      return groupExamples(await first('groups', Infinity));
    case 'articles': {
      const groups = await named('groups', 'group_id', articles);
      return articles.map((article, at) => ({
        ...article,
        group_id: groups[at % groups.length] ?? '',
        price: ['149,00', '89,50', '59,00'][at] ?? '',
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
    case 'prices':
      return (await named('articles', 'article_no', articles)).map((article_no, at) => ({
        article_no,
        price_list: 'standard',
        price: ['149,00', '89,50', '59,00'][at] ?? '',
      }));
    case 'stock':
      return (await named('articles', 'article_no', articles)).map((article_no, at) => ({
        article_no,
        qty_available: String(120 - at),
        qty_on_order: String(at * 48),
        expected_date: addDays(stockholmToday(now), termDays),
      }));
    case 'customers':
      return customerExamples();
    case 'addresses': {
      const numbers = await named('customers', 'customer_no', customers);
      return ['Butiken', 'Lagret', 'Sommarbutiken'].map((name, at) => ({
        customer_no: numbers[at % numbers.length] ?? '',
        name: `${name} EX`,
        address1: `Hamngatan ${at + 1}`,
        zip: '453 30',
        city: 'Lysekil',
        country: 'SE',
        contact: 'Anna Ek',
      }));
    }
    case 'customer-articles': {
      const numbers = await named('customers', 'customer_no', customers);
      const ofArticles = await named('articles', 'article_no', articles);
      return [0, 1, 2].map((at) => ({
        customer_no: numbers[at % numbers.length] ?? '',
        own_article_no: `EX-EGEN-${at + 1}`,
        article_no: ofArticles[at % ofArticles.length] ?? '',
        active: 'yes',
      }));
    }
    case 'invoices': {
      const numbers = await named('customers', 'customer_no', customers);
      const dated = addDays(stockholmToday(now), -invoiceAgeDays);
      return [0, 1, 2].map((at) => ({
        invoice_no: String(990_000_001 + at),
        type: 'invoice',
        customer_no: numbers[at % numbers.length] ?? '',
        invoice_date: dated,
        due_date: addDays(dated, termDays),
        net: '1000,00',
        vat: '250,00',
        total: '1250,00',
        balance: at === 0 ? '0,00' : '1250,00',
      }));
    }
  }
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
