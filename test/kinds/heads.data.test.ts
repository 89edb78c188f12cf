import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRights } from '../../src/shop/integration/key-rights.ts';
import type { TestShop } from '../shop.ts';
import { openFullShop } from './open-full-shop.ts';

type Headers = Record<string, string>;
let shop: TestShop;
let callers: Readonly<Record<string, Headers>>;
beforeAll(async () => {
  const opened = await openFullShop();
  ({ shop } = opened);
  const { customer, staff } = opened.callers;
  const key = await staff.post('office/exchange/keys', { Name: 'Allt', Rights: keyRights });
  callers = {
    anyone: {},
    customer: { cookie: `session=${customer.session}` },
    staff: { cookie: `office=${staff.office}` },
    program: { authorization: `Bearer ${key.body.Key}` },
  };
});
afterAll(() => shop.close());

/** What differs from answer to answer of the same call, or tells how a body is sent. */
const ofEachAnswer = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];

/** Addresses that show something to somebody, where 1 in each place of a path does not. */
const shown: Readonly<Record<string, string>> = {
  '/api/Pages/:slug': '/api/Pages/sida-0',
  '/api/pressroommessage': '/api/pressroommessage?id=100',
  '/api/pressroomarticle': '/api/pressroomarticle?id=100',
  '/api/orders/export': '/api/orders/export?format=csv',
  '/api/payinfo/:invoiceNumber': '/api/payinfo/70500',
  '/api/pdf/Invoice/:number': '/api/pdf/Invoice/70500',
  '/api/office/price-lists/:code': '/api/office/price-lists/standard',
  '/api/office/price-lists/:code/prices': '/api/office/price-lists/standard/prices',
  '/api/office/price-lists/:code/steps': '/api/office/price-lists/standard/steps',
  '/api/office/price-lists/:code/grid': '/api/office/price-lists/standard/grid',
  '/api/office/invoices/monthly': '/api/office/invoices/monthly?month=2026-09',
  '/api/office/invoices/:id': '/api/office/invoices/70500',
  '/api/office/pdf/invoices/:number': '/api/office/pdf/invoices/70500',
  '/api/office/statements': '/api/office/statements?day=2026-10-14',
  '/api/office/press/:kind': '/api/office/press/messages',
  '/api/office/press/:kind/:id': '/api/office/press/messages/100',
  '/api/office/pages/:id': '/api/office/pages/100',
  '/api/office/pages/:id/versions': '/api/office/pages/100/versions',
  '/api/office/words/:code': '/api/office/words/mail.order.articleNumber',
  '/api/office/figures/sales': '/api/office/figures/sales?from=2026-09-01&to=2026-10-14&by=day',
  '/api/office/figures/kept': '/api/office/figures/kept?from=2026-09-01&to=2026-10-14',
  '/api/office/figures/file': '/api/office/figures/file?from=2026-09-01&to=2026-10-14&kind=articles',
  '/api/office/figures/vain': '/api/office/figures/vain?from=2026-09-01&to=2026-10-14',
  '/api/office/export/:kind': '/api/office/export/customers',
  '/api/office/templates/:kind': '/api/office/templates/customers',
  '/api/PressMessageImage/:id': '/api/PressMessageImage/1',
  '/api/PressMessageZip/:id': '/api/PressMessageZip/100',
  '/api/PressArticleZip/:id': '/api/PressArticleZip/100',
};

function filled(address: string): string {
  const id = address.startsWith('/api/office/customers/') ? '1001' : '1';
  return shown[address] ?? address.replace(/:\w+/, id).replace(/:\w+/g, '1');
}

function callerOf(address: string): string {
  if (address.startsWith('/api/office/')) return 'staff';
  return address.startsWith('/api/exchange/') ? 'program' : 'customer';
}

async function ask(method: 'GET' | 'HEAD', url: string, headers: Headers) {
  const answer = await shop.http.inject({ method, url, headers: { 'accept-encoding': 'gzip', ...headers } });
  const told = Object.entries(answer.headers).filter(([name]) => !ofEachAnswer.includes(name));
  return { status: answer.statusCode, headers: Object.fromEntries(told), length: answer.rawPayload.length };
}

/** Of these there is nothing in this shop: what is tried is that they are refused or lead elsewhere. */
const notThere = [
  '/api/PressMessageImage/:id',
  '/api/WebImage/:id',
  '/api/WebImageThumbnail/:id',
  '/api/exchange/runs/:id',
  '/api/office/WaitingPicture/:id',
  '/api/office/applications/:id',
  '/api/office/exchange/runs/:id',
  '/api/office/exchange/runs/:id/changes',
  '/api/office/figures/file',
  '/api/office/figures/sales',
  '/api/office/invoices/:id/peppol',
  '/api/office/pages/:id/versions/:version',
  '/api/office/pdf/commercial-invoices/:number',
  '/api/office/pdf/invoice-copies',
  '/api/office/pdf/reminders/:number',
  '/api/office/picture-intakes/:id',
  '/api/office/web-texts/:code',
  '/api/pdf/InvoiceLink/:token',
  '/favicon.ico',
  '/look/:file',
];

test('HEAD of every address has the status and the headers of GET, and no body', async () => {
  const addresses = shop.served
    .filter((one) => one.startsWith('GET ') && !one.endsWith('*'))
    .map((one) => one.slice('GET '.length));
  const left: string[] = [];
  for (const address of addresses) {
    const url = filled(address);
    const statuses: number[] = [];
    for (const as of ['anyone', callerOf(address)]) {
      const { length: _, ...get } = await ask('GET', url, callers[as]!);
      expect.soft([url, as, await ask('HEAD', url, callers[as]!)]).toEqual([url, as, { ...get, length: 0 }]);
      statuses.push(get.status);
      const { etag } = get.headers;
      if (!etag) continue;
      for (const method of ['GET', 'HEAD'] as const) {
        const known = await ask(method, url, { ...callers[as], 'if-none-match': String(etag) });
        expect
          .soft([url, as, known.status, known.headers['etag'], known.length])
          .toEqual([url, as, 304, etag, 0]);
        const other = await ask(method, url, { ...callers[as], 'if-none-match': '"other"' });
        expect.soft([url, as, other.status, other.headers]).toEqual([url, as, get.status, get.headers]);
      }
    }
    if (!statuses.includes(200)) left.push(address);
  }
  expect(left.sort()).toEqual(notThere.toSorted());
});
