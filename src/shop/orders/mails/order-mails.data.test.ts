import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#kit/process/log.server.ts';
import { openMailer } from '#kit/mail/mailer.server.ts';
import { sendDueMail } from '#kit/mail/send-due-mail.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { article } from '../../../../test/seed-test-shop.ts';
import { openMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';
import { orderMailWriters } from './order-mails.server.ts';

let shop: TestShop;
let server: MailServer;
beforeAll(async () => {
  shop = await openTestShop({ mailFrom: 'shop@maker.example', publicUrl: 'https://shop.example' });
  server = await openMailServer();
});
beforeEach(async () => {
  await shop.startOver();
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function order(client: Client, rows: [id: number, quantity: number][], fields: object = {}) {
  for (const [ArticleId, Quantity] of rows) await client.post('cartrow', { ArticleId, Quantity });
  const body = { wayOfDeliveryId: 1, partialDelivery: true, ...fields };
  const number: number = (await client.post('Order', body)).body.OrderId;
  const mailer = openMailer({
    ...shop.services,
    env: { ...shop.services.env, smtpUrl: server.url },
    log: silentLog,
  });
  const writers = orderMailWriters(shop.services.env, openTextRepository(shop.services));
  await sendDueMail(shop.services, { mailer, writers });
  mailer.close();
  return number;
}

/** `place` counts the mails to that address. */
function mailTo(address: string, place = 0) {
  const mail = server.received.filter(({ to }) => to?.[0]?.address === address)[place];
  if (!mail) throw new Error(`no mail to ${address}`);
  const text = (mail.text ?? '').replaceAll('\u00a0', ' ');
  return { ...mail, text, html: (mail.html ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ') };
}

describe('the confirmation', () => {
  test('tells the customer everything about the order', async () => {
    const client = await logInAs(shop, '1001');
    const rows: [number, number][] = [
      [article.mug, 30],
      [article.tray, 8],
    ];
    const number = await order(client, rows, {
      deliveryWeek: '2026-W53',
      orderInfoText: 'Märk <A-7>\nTack & hej',
      purchaseOrderNumber: 'PO 4500-17',
    });
    const mail = mailTo('ett@butik.example');
    expect(mail).toMatchObject({
      subject: `Orderbekräftelse ${number}`,
      messageId: `<order-${number}.confirmation@maker.example>`,
      replyTo: [{ address: 'order@maker.example' }],
    });
    for (const said of [
      'Hej Åsa Öberg,',
      `Tack för din order! Ordernummer: ${number}`,
      'Mottagen 2026-10-14',
      'Några varor kommer senare.',
      'Mugg\nArtikelnr A-1 · 30 × 49,90 kr\n1 497,00 kr',
      'Bricka\nArtikelnr A-2 · 8 × 120,00 kr\nvarav 3 st restnoteras\n960,00 kr',
      'Summa exkl. moms: 2 457,00 kr',
      'Moms: 614,25 kr',
      'Summa inkl. moms: 3 071,25 kr',
      'Ditt ordernummer:\nPO 4500-17',
      'Leveranssätt:\nPost',
      'Önskad leveransvecka:\nv. 53 2026',
      'Delleverans:\nJa',
      'Beräknad sändning:\nPaket 1 v. 53: 2 rader · datum saknas: resten av 1 rad, samma frakt\nBeräknat efter lager',
      'Leveransadress:\nButik Ett & Co\nÅsa Öberg\nStorgatan 1\n114 18 Stockholm\nSverige',
      'Ditt meddelande:\nMärk <A-7>\nTack & hej',
      'https://shop.example/orders',
      'https://shop.example/koepvillkor',
    ]) {
      expect(mail.text).toContain(said);
    }
    for (const said of [
      '<html lang="sv">',
      'Butik Ett &amp; Co',
      'Märk &lt;A-7&gt;<br />Tack &amp; hej',
      '3 071,25 kr',
      'varav 3 st restnoteras',
    ]) {
      expect(mail.html).toContain(said);
    }
    expect(mail.html).not.toContain('<A-7>');
    expect(mail.html).not.toMatch(/<script|<link|<img|https?:\/\/(?!shop\.example)/);
  });

  test('of what is made to order calls nothing backordered, and says what waiting for all means', async () => {
    const client = await logInAs(shop, '1001');
    await order(client, [[article.madeToOrder, 3]]);
    const made = mailTo('ett@butik.example');
    expect(made.text).toContain('Beställningsvara');
    expect(made.text).not.toMatch(/restnoter|kommer senare|Beräknad sändning/);
    expect((await client.get('orders')).body.Orders[0].HasShortage).toBe(false);
    const [row] = (await client.get(`OrderRows/${(await client.get('orders')).body.Orders[0].Id}`)).body;
    expect(row).toMatchObject({ QuantityShort: 3, ExpectedText: 'Beställningsvara' });

    await order(client, [[article.tray, 8]], { partialDelivery: false });
    const waits = mailTo('ett@butik.example', 1);
    expect(waits.text).toContain('Allt skickas på en gång, när alla varor finns.');
    expect(waits.text).not.toContain('kommer senare');
  });

  test('of an addition has all rows, and marks the new ones', async () => {
    const client = await logInAs(shop, '1001');
    const number = await order(client, [[article.mug, 6]]);
    await order(client, [[article.tray, 1]], { addToOrderId: number, orderInfoText: 'Och en bricka' });
    const extended = mailTo('ett@butik.example', 1);
    expect(extended).toMatchObject({
      subject: `Order ${number} är utökad`,
      messageId: `<order-${number}.extended-2@maker.example>`,
    });
    for (const said of [
      `Du har lagt till 1 rad i order ${number}. Här är hela ordern.`,
      'Utökad 2026-10-14',
      'Mugg\nArtikelnr A-1 · 6 × 49,90 kr',
      'Bricka\nNy rad · Artikelnr A-2 · 1 × 120,00 kr',
      'Summa exkl. moms: 419,40 kr',
      'Ditt meddelande:\n2026-10-14 12:00: Och en bricka',
      'Beräknad sändning:\nPaket 1 v. 42: 2 rader',
    ])
      expect(extended.text).toContain(said);
    expect(mailTo('order@maker.example', 1)).toMatchObject({
      subject: `Order ${number} från Butik Ett & Co är utökad`,
    });
  });

  test('is in the customer’s language, whatever that of the browser', async () => {
    const client = await logInAs(shop, '1004');
    const number = await order(client, [[article.tray, 1]]);
    const mail = mailTo('vier@laden.example');
    expect(mail.subject).toBe(`Order confirmation ${number}`);
    for (const said of [
      'Hello Laden Vier GmbH,',
      'Tray',
      'VAT: SEK 0.00',
      'As soon as possible',
      'Berlin\nGermany',
    ]) {
      expect(mail.text).toContain(said);
    }
    expect(mail.text).not.toContain('backorder');
  });

  test('has both lines of each address, as text and as HTML', async () => {
    await shop.db
      .updateTable('customer')
      .set({ invoice_address2: 'Box 12' })
      .where('id', '=', 1001)
      .execute();
    const client = await logInAs(shop, '1001');
    await client.post('deliveryaddress', {
      Name: 'Lagret',
      Address1: 'Hamnen 2',
      Address2: 'Port 7',
      ZipCode: '411 01',
      City: 'Göteborg',
      CountryCode: 'SE',
    });
    await order(client, [[article.tray, 1]]);
    const mail = mailTo('ett@butik.example');
    expect(mail.text).toContain('Lagret\nHamnen 2\nPort 7\n411 01 Göteborg');
    expect(mail.text).toContain('Storgatan 1\nBox 12\n114 18 Stockholm');
    expect(mail.html).toContain('Hamnen 2<br />Port 7<br />');
    expect(mail.html).toContain('Storgatan 1<br />Box 12<br />');
  });

  test('is not sent where the customer has no e-mail', async () => {
    const client = await logInAs(shop, '1007');
    await order(client, [[article.tray, 1]]);
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual(['order@maker.example']);
  });
});

test('the maker is told who has ordered what, in the maker’s language whatever the customer’s is', async () => {
  const client = await logInAs(shop, '1004');
  const number = await order(client, [[article.tray, 1]], {
    orderInfoText: 'Please hurry',
    purchaseOrderNumber: 'B 17',
  });
  const mail = mailTo('order@maker.example');
  expect(mail).toMatchObject({
    subject: `Ny order ${number} från Laden Vier GmbH`,
    messageId: `<order-${number}.maker@maker.example>`,
    replyTo: [{ address: 'vier@laden.example' }],
  });
  for (const said of [
    '(kundnummer 1004)',
    'Tyskland',
    'Kundens meddelande:\nPlease hurry',
    'Kundens ordernummer:\nB 17',
  ]) {
    expect(mail.text).toContain(said);
  }
});

test('one order makes two mails, however often it is sent', async () => {
  const client = await logInAs(shop, '1001');
  await order(client, [[article.tray, 1]]);
  await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true });
  expect(server.received).toHaveLength(2);
});

test('names with markup, quotes and line breaks do no harm', async () => {
  const name = '"><script>alert(1)</script>';
  await shop.db
    .updateTable('customer')
    .set({ name, contact_person: 'A\r\nB' })
    .where('id', '=', 1001)
    .execute();
  await shop.db
    .updateTable('article')
    .set({ name_sv: '<i>Bricka</i>' })
    .where('id', '=', article.tray)
    .execute();
  const client = await logInAs(shop, '1001');
  await order(client, [[article.tray, 1]]);
  for (const address of ['ett@butik.example', 'order@maker.example']) {
    const { html } = mailTo(address);
    expect(html).not.toMatch(/<script|<i>/);
    expect(html).toContain('&lt;i&gt;Bricka');
  }
  expect((await PostalMime.parse(server.raw.at(-1) ?? '')).subject).toContain(name);
});
