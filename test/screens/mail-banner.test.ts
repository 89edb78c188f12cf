import { screen } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

let shop: TestShop;
let owner: Client;

beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function shown(language: 'sv' | 'en'): Promise<string | undefined> {
  const t = officeTextIn(language);
  const page = await show(owner, '/office', language);
  await page.settled();
  const begins = [t('office.day.noMail'), t('office.day.untriedMail')];
  return begins.flatMap((text) => screen.queryByText(text)?.parentElement?.textContent ?? [])[0];
}

test('whoever comes to the office is told whether mail arrives, until it does', async () => {
  expect(await shown('sv')).toBe(
    'Ingen får mejl från butiken. Ingen mejlserver är inställd, så mejlen skrivs till filer på servern. Visa dem',
  );
  Object.assign(shop.services.env, { smtpUrl: 'smtp://mail.maker.example' });
  await shop.services.versions.changed();
  expect(await shown('en')).toBe(
    'Nobody knows whether mail arrives. The mail server has not taken any mail yet. Test the mail server',
  );
  const mail = { recipient: 'a@butik.example', subject: 'Order', body_text: '', body_html: '' };
  const row = { ...mail, message_id: '<one@maker.example>', tries: 1, last_error: '535 Log-in refused.' };
  await shop.db.insertInto('outbox_mail').values(row).execute();
  expect(await shown('en')).toBe(
    'Nobody gets mail from the shop. The mail server does not answer or does not take the mails. The answer: 535 Log-in refused. Test the mail server',
  );
  await shop.db.updateTable('outbox_mail').set({ sent_at: new Date(), last_error: null }).execute();
  expect(await shown('sv')).toBeUndefined();
});
