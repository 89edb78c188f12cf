import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { eachInOffice } from '../office.ts';
import { aVisitor, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let office: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.deleteFrom('reseller_application').execute();
  await aVisitor(shop).post('resellerapplication?languageCode=en', {
    name: 'Nora New',
    company: 'The Corner',
    email: 'nora@corner.example',
    identity: '556016-0680',
    telephone: '08-123 45 67',
    address: 'Storgatan 2',
    zipCodeAndCity: '114 18 Stockholm',
  });
});
afterEach(close);

/** Opens the window in which an applicant is refused. */
async function refuse() {
  const { Rows } = (await office.get('office/applications')).body;
  const page = await show(office, `/office/applications/${Rows[0].Id}`);
  await page.user.click(await screen.findByRole('button', { name: t('applications.decline') }));
  const window = within(await screen.findByRole('dialog'));
  const label = { email: 'nora@corner.example', subject: 'Your application to Hylla' };
  const field = window.getByLabelText<HTMLTextAreaElement>(t('applications.decline.mail', label));
  return { ...page, window, field };
}

test('an applicant is refused with the mail that the office has read and changed', async () => {
  const { user, sent, window, field } = await refuse();
  expect(field.value).toMatch(/^Hello Nora New,\n\nThank you for your application/);
  await user.clear(field);
  expect(
    window.getByRole<HTMLButtonElement>('button', { name: t('applications.decline.withMail') }).disabled,
  ).toBe(true);
  await user.type(field, 'Sorry, Nora.');
  await user.click(window.getByRole('button', { name: t('applications.decline.withMail') }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ Message: 'Sorry, Nora.' }));
  await screen.findByText(t('applications.declined'));
});

test('an applicant is refused without a mail', async () => {
  const { user, sent, window } = await refuse();
  await user.click(window.getByRole('button', { name: t('applications.decline.withoutMail') }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ Message: '' }));
  await screen.findByText(t('applications.declined'));
});
