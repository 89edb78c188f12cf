import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendDueMail } from '#kit/mail/send-due-mail.server.ts';
import { openMailer } from '#kit/mail/mailer.server.ts';
import { silentLog } from '#kit/process/log.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../test/office.ts';
import { linesOfPdf } from '../../../test/pdf-text.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';
import { invoiceAttachments } from './invoice-mail.server.ts';

let shop: TestShop;
let office: Client;
let server: MailServer;
eachInOffice('owner', (opened) => {
  ({ shop, office } = opened);
});
beforeAll(async () => {
  server = await openMailServer();
});
beforeEach(() => {
  server.received.length = 0;
  server.raw.length = 0;
});
afterAll(() => server.close());

/** Invoices twelve mugs that the customer has ordered and been sent. */
async function invoiced(by = '1001', Mail = false): Promise<number> {
  const client = await logInAs(shop, by);
  await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
  const { body } = await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  const order = (await office.get(`office/orders/${body.OrderId}`)).body;
  const Rows = [{ RowId: order.Rows[0].Id, Quantity: 12 }];
  const given = { Version: order.Version, Mail: false, CarrierNumber: '', Rows };
  await office.post(`office/orders/${body.OrderId}/consignments`, given);
  return (await office.post(`office/orders/${body.OrderId}/invoices`, { Mail })).body.Number;
}

const read = async (number: number) => (await office.get(`office/invoices/${number}`)).body;

async function act(number: number, what: string, more: object = {}) {
  const { Version } = await read(number);
  const { status, body } = await office.post(`office/invoices/${number}/${what}`, { Version, ...more });
  expect(status).toBe(200);
  return body;
}

async function credited(number: number, Quantity: number, Mail = false): Promise<number> {
  const RowId = (await read(number)).Rows[0].Id;
  return (await act(number, 'credit-notes', { Mail, Rows: [{ RowId, Quantity }] })).Number;
}

async function bytes(path: string, client?: Client, ip = '192.0.2.7') {
  const cookies = {
    ...(client?.session && { session: client.session }),
    ...(client?.office && { office: client.office }),
  };
  const answer = await shop.http.inject({ url: path, cookies, remoteAddress: ip });
  return { status: answer.statusCode, headers: answer.headers, pdf: answer.rawPayload };
}

const officePdf = async (number: number) => (await bytes(`/api/office/pdf/invoices/${number}`, office)).pdf;
const keyOf = async (number: number) =>
  (
    await shop.db
      .selectFrom('invoice')
      .select('pdf_key')
      .where('invoice_number', '=', number)
      .executeTakeFirstOrThrow()
  ).pdf_key;

async function rename(value: string): Promise<void> {
  const setting = { name: 'CompanySeat', value };
  await shop.db
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await shop.services.versions.changed();
}

describe('the PDF of an invoice', () => {
  test('is made once: neither payments, credits nor new details of the maker change it', async () => {
    await rename('Arboga');
    const number = await invoiced();
    expect(await keyOf(number)).toMatch(/^invoices\/[0-9a-f]{64}\.pdf$/);
    const first = await officePdf(number);
    await rename('Borås');
    await act(number, 'payment', { PaidDate: '2026-10-14', Amount: 100 });
    const note = await credited(number, 2);
    const ofNote = await officePdf(note);
    await act(number, 'payment', { PaidDate: '2026-10-14' });
    await rename('Charlottenberg');
    const customer = await logInAs(shop, '1001');
    expect((await bytes(`/api/pdf/Invoice/${number}`, customer)).pdf.equals(first)).toBe(true);
    expect((await officePdf(number)).equals(first)).toBe(true);
    expect((await officePdf(note)).equals(ofNote)).toBe(true);
    const [lines, noteLines] = [linesOfPdf(first).join('\n'), linesOfPdf(ofNote).join('\n')];
    expect(lines).toContain('Säte: Arboga');
    expect(lines).not.toMatch(/Betald|Tidigare betalt|Krediter/);
    expect(noteLines).toContain(`Avser faktura ${number}`);
    expect(noteLines).toContain('Säte: Borås');
  });

  test('stands with others in one file as it is alone: in its language, in the order asked for, once', async () => {
    const [swedish, english] = [await invoiced('1001'), await invoiced('1002')];
    const ofEnglish = shop.db.updateTable('invoice').set({ language: 'en', pdf_key: null });
    await ofEnglish.where('invoice_number', '=', english).execute();
    const copiesOf = async (...numbers: unknown[]) =>
      await bytes(`/api/office/pdf/invoice-copies?numbers=${numbers.join(',')}`, office);
    for (const asked of [[swedish, english], [english, swedish], [english]]) {
      const { status, pdf } = await copiesOf(...asked, asked[0]);
      const alone = [];
      for (const number of asked) alone.push(linesOfPdf(await officePdf(number)));
      expect([asked, status, linesOfPdf(pdf)]).toEqual([asked, 200, alone.flat()]);
    }
    const words = async (number: number) => linesOfPdf((await copiesOf(number)).pdf).join('\n');
    expect(await words(swedish)).not.toContain('Invoice');
    expect(await words(english)).toContain('Faktura / Invoice');
    for (const none of ['', 'x', '0', `${swedish},`, `${swedish},999999`])
      expect([none, (await copiesOf(none)).status]).toEqual([none, 404]);
  });

  test('of an invoice from before is made when it is first asked for, as it was sent', async () => {
    const number = await invoiced();
    const fresh = linesOfPdf(await officePdf(number));
    await shop.db
      .updateTable('invoice')
      .set({ pdf_key: null })
      .where('invoice_number', '=', number)
      .execute();
    await act(number, 'payment', { PaidDate: '2026-10-14' });
    const both = await Promise.all([officePdf(number), officePdf(number)]);
    expect(linesOfPdf(both[0])).toEqual(fresh);
    expect(both[1].equals(both[0])).toBe(true);
    await rename('Dals Långed');
    expect((await officePdf(number)).equals(both[0])).toBe(true);
  });

  test('that cannot be kept holds up neither the invoice nor its credit note, and is made later', async () => {
    const folder = join(shop.services.env.dataDir, 'pictures/invoices');
    const aside = `${folder}.aside`;
    mkdirSync(folder, { recursive: true });
    renameSync(folder, aside);
    // A file where the folder belongs: nothing can be written below it.
    writeFileSync(folder, '');
    let numbers: number[] = [];
    try {
      const number = await invoiced();
      numbers = [number, await credited(number, 2)];
      expect(await Promise.all(numbers.map(keyOf))).toEqual([null, null]);
    } finally {
      rmSync(folder);
      renameSync(aside, folder);
    }
    for (const number of numbers) {
      expect(linesOfPdf(await officePdf(number)).join(' ')).toContain(`${number}`);
      expect(await keyOf(number)).toMatch(/^invoices\//);
    }
  });

  test('of an annulled invoice that nobody was sent is stamped, and is not kept', async () => {
    const number = await invoiced();
    await shop.db
      .updateTable('invoice')
      .set({ pdf_key: null })
      .where('invoice_number', '=', number)
      .execute();
    await credited(number, 12);
    expect(linesOfPdf(await officePdf(number))).toContain('MAKULERAD');
    expect(await keyOf(number)).toBeNull();
  });

  test('lies among the files that a backup holds', async () => {
    const key = await keyOf(await invoiced());
    const keys = [];
    for await (const file of shop.images.all()) keys.push(file.key);
    expect(keys).toContain(key);
  });
});

async function sendMail() {
  const mailer = openMailer({
    ...shop.services,
    env: { ...shop.services.env, smtpUrl: server.url },
    log: silentLog,
  });
  const attachments = invoiceAttachments(shop.services, openTextRepository(shop.services));
  await sendDueMail(shop.services, { mailer, writers: new Map(), attachments });
  mailer.close();
  const mails = await Promise.all(server.raw.map((raw) => PostalMime.parse(raw)));
  return mails.filter(({ attachments: files }) => files.length > 0);
}

const linkIn = (text = '') => /https?:\/\/\S+\/api\/pdf\/InvoiceLink\/[\w-]+/.exec(text)?.[0] ?? '';
const opened = async (link: string, ip?: string) => await bytes(new URL(link).pathname, undefined, ip);

describe('the mail of an invoice', () => {
  test('has the PDF attached as it is kept, for the invoice and its credit note', async () => {
    await shop.db.deleteFrom('outbox_mail').execute();
    const number = await invoiced('1001', true);
    const note = await credited(number, 2, true);
    const waiting = await shop.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('attachment', 'is not', null)
      .execute();
    expect(waiting.map(({ attachment }) => attachment)).toEqual([`invoice:${number}`, `invoice:${note}`]);
    expect(JSON.stringify(waiting).length).toBeLessThan(20_000);
    const mails = await sendMail();
    const files = mails.map(({ attachments: [file] }) => [file?.filename, file?.mimeType]);
    expect(files).toEqual([
      [`faktura-${number}.pdf`, 'application/pdf'],
      [`kreditfaktura-${note}.pdf`, 'application/pdf'],
    ]);
    for (const [place, one] of [number, note].entries()) {
      const content = Buffer.from(
        (mails[place]?.attachments[0]?.content ?? new ArrayBuffer(0)) as ArrayBuffer,
      );
      expect(content.equals(await officePdf(one))).toBe(true);
    }
  });

  test('is in the language of its invoice, and all its links lead to the shop', async () => {
    await shop.db.deleteFrom('outbox_mail').execute();
    const numbers = [];
    for (const language of ['sv', 'en', 'de'] as const) {
      await shop.db.updateTable('customer').set({ language }).where('customer_number', '=', '1001').execute();
      const number = await invoiced();
      await shop.db.updateTable('invoice').set({ language }).where('invoice_number', '=', number).execute();
      expect((await office.post(`office/invoices/${number}/mail`)).status).toBe(200);
      numbers.push(number);
    }
    const mails = await sendMail();
    expect(mails.map(({ html = '' }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['sv', 'en', 'de']);
    const told = [
      /utan inloggning till och med 2026-12-13/,
      /without a log-in until 2026-12-13/,
      /ohne Anmeldung/,
    ];
    for (const [place, mail] of mails.entries()) {
      expect(mail.subject).toContain(String(numbers[place]));
      expect(mail.text).toMatch(told[place] ?? /never/);
      const links = [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link.startsWith(`${shop.services.env.publicUrl}/`)).toBe(true);
      expect(links).toContain(linkIn(mail.text));
    }
  });
});

describe('the link in the mail', () => {
  async function mailed(number: number): Promise<string> {
    await office.post(`office/invoices/${number}/mail`);
    const mail = (await sendMail()).at(-1);
    shop.wait(1);
    return linkIn(mail?.text);
  }

  test('opens that invoice alone without a log-in, and nobody keeps it', async () => {
    const [number, other] = [await invoiced(), await invoiced('1002')];
    const link = await mailed(number);
    const { status, headers, pdf } = await opened(link);
    expect([status, pdf.equals(await officePdf(number))]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="faktura-${number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const theirs = await opened(await mailed(other));
    expect(theirs.pdf.equals(await officePdf(other))).toBe(true);
    const stored = await shop.db.selectFrom('invoice_link').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(link.split('/').at(-1));
    const sent = await shop.db.selectFrom('outbox_mail').selectAll().execute();
    expect(JSON.stringify(sent)).not.toContain(link.split('/').at(-1));
  });

  test('opens it for sixty days and not a second longer', async () => {
    const link = await mailed(await invoiced());
    const made = shop.services.now().getTime() - 1000;
    const after = (seconds: number) => shop.setTime(new Date(made + seconds * 1000).toISOString());
    after(60 * 86_400 - 1);
    expect((await opened(link)).status).toBe(200);
    after(60 * 86_400);
    const gone = await opened(link);
    expect([gone.status, gone.headers['x-robots-tag'], gone.headers['cache-control']]).toEqual([
      404,
      'noindex',
      expect.stringContaining('no-store'),
    ]);
    // A person is led to where the invoice is after log-in.
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const led = await shop.http.inject({ url: new URL(link).pathname, headers });
    expect([led.statusCode, led.headers.location]).toEqual([303, '/invoices']);
  });

  test('is revoked by those who may change invoices, all that were mailed at once', async () => {
    const number = await invoiced();
    const [first, second] = [await mailed(number), await mailed(number)];
    const other = await mailed(await invoiced());
    expect(first).not.toBe(second);
    expect((await read(number)).LinkUntil).toMatch(/^2026-12-13T/);
    await addStaff(shop, 'sales@maker.example', 'sales');
    const sales = await logInToOfficeAs(shop, 'sales@maker.example');
    expect((await sales.delete(`office/invoices/${number}/link`)).status).toBe(403);
    expect((await opened(first)).status).toBe(200);
    expect((await office.delete(`office/invoices/${number}/link`)).status).toBe(204);
    expect([(await opened(first)).status, (await opened(second)).status]).toEqual([404, 404]);
    expect((await opened(other)).status).toBe(200);
    expect((await read(number)).LinkUntil).toBeNull();
    const { body } = await office.get(`office/changes?entity=invoice&entityId=${number}`);
    expect(body.Rows[0]).toMatchObject({ Action: 'change' });
    expect((await office.delete(`office/invoices/${number}/link`)).status).toBe(204);
    expect((await office.delete('office/invoices/999999/link')).status).toBe(404);
    // A new mail has a new link.
    expect((await opened(await mailed(number))).status).toBe(200);
  });

  test('cannot be guessed at: who tries has to wait, and others do not', async () => {
    const link = await mailed(await invoiced());
    const wrong = link.replace(/.{43}$/, 'A'.repeat(43));
    const ip = '198.51.100.4';
    const answers = [];
    for (let tries = 0; tries < 32; tries++) answers.push((await opened(wrong, ip)).status);
    expect(answers).toEqual([...Array<number>(30).fill(404), 429, 429]);
    expect((await opened(link, ip)).status).toBe(429);
    shop.wait(15 * 60 - 1);
    expect((await opened(link, ip)).status).toBe(429);
    shop.wait(1);
    expect((await opened(link, ip)).status).toBe(200);
    expect((await opened(link, '203.0.113.8')).status).toBe(200);
    for (const text of ['x', '%00', '..%2f', 'a'.repeat(5000)])
      expect((await bytes(`/api/pdf/InvoiceLink/${text}`, undefined, '203.0.113.9')).status).toBeGreaterThan(
        399,
      );
    // Who opens a link that is right never has to wait.
    for (let times = 0; times < 35; times++) expect((await opened(link, '203.0.113.10')).status).toBe(200);
  });
});
