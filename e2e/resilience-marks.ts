import { sql } from 'kysely';
import { openDatabase } from '../src/kit/database/db.server.ts';
import { numbersIn, type Seen } from './security-crawl.ts';

/** Replaces each article's price, regular price and stock by a number of seven digits that occurs nowhere else. */
export async function markPricesAndStock(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await sql`update price set price = 7000037 + article_id * 1009, regular_price = 8000041 + article_id * 1009`.execute(
    db,
  );
  await sql`update article set quantity_available = 6000043 + id * 1009 where quantity_available > 0`.execute(
    db,
  );
  await close();
}
const isPrice = (number: string) =>
  /^[78]\d{6}$/.test(number) && [37, 41].includes((Number(number) % 1_000_000) % 1009);
const isStock = (number: string) => /^6\d{6}$/.test(number) && (Number(number) - 6_000_043) % 1009 === 0;

/** Returns the prices in an answer, and the stock where that is for customers only. */
export function leaksIn({ url, text, type }: Seen): string[] {
  if (/image|font|openapi/.test(type + url)) return [];
  const numbers = [...numbersIn(text)];
  // What a page is drawn from lies at /page.json, with the page's path as a parameter; a crawled address may be malformed.
  const isOfOneArticle = /\/(?:api\/)?article\/\d/i.test(url.replace(/%2f/gi, '/'));
  const found = numbers.filter((number) => isPrice(number) || (!isOfOneArticle && isStock(number)));
  const keys = /json|html/.test(type) ? (/"(?:Price|RegularPrice|Discount)"\s*:/.exec(text) ?? []) : [];
  return [...found, ...keys].map((what) => `${url}: ${what}`);
}

export const calls = [
  'language',
  'webtexts',
  'settings',
  'countries',
  'ProductGroups',
  'products',
  'products?take=200',
  'products?news=true',
  'products?seasonNews=true',
  'products?onlyInStock=true',
  'search?searchtext=a&take=200',
  'search?onlyInStock=1',
  'article/1',
  'article/2',
  'article/0',
  'colors',
  'materials',
  'webimages/1',
  'Pages',
  'Pages?tag=meny',
  'pressroommessages',
  'pressroommessage?id=1',
  'PressroomArticles',
  'pressroomarticle?id=1',
  'staff',
  'resellers',
  'login',
  'cart',
  'orders',
  'Invoices',
  'DueInvoices',
  'OrderRows/1',
  'customer',
  'pdf/Invoice/1',
  'deliveryaddresses',
  'deliveryaddress/1',
  'wayofdelivery',
  'CustomerPasswordCheck',
  'products?take=x',
  'products?skip=-1',
  'article/%00',
  'nothing',
  'openapi.json',
  'docs',
].map((path) => `/api/${path}`);
export const pages = [
  '/',
  '/products',
  '/products?page=2',
  '/season',
  '/cart',
  '/orders',
  '/invoices',
  '/userprofile',
  '/requirelogin',
  '/article/999999',
  '/nothing/here',
  '/products/999',
  '/sitemap.xml',
  '/robots.txt',
  '/feed/press.sv.xml',
  '/feed/press.en.xml',
  '/assets/none.js',
  '/.env',
  '/.git/HEAD',
  '/package.json',
  '/assets/entry-client.js.map',
  '/dist/server/main.js',
  '/healthz',
  '/readyz',
  '/%',
  '/api/%',
];
