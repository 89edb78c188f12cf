import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { logInAs, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

test('what is stored of a customer is read again where it could not be, and tells each fact by its name', async () => {
  const client = await logInAs(shop, '1001');
  const stored = (await client.get('customer')).body;
  const page = await show(client, '/userprofile');
  page.refuse(/^GET \/api\/customer(\?|$)/i);
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(t('general.commonError'));
  page.allow();
  await page.user.click(alert.getByRole('button', { name: t('general.tryAgain') }));
  await waitFor(() => expect(screen.queryByText(t('profile.company'))).not.toBe(null));
  const told = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;
  const { Address1, ZipCode, City, ContactPerson } = stored.InvoiceAddress;
  for (const [name, fact] of [
    [t('profile.company'), stored.Name],
    [t('field.customerNumber'), '1001'],
    [t('profile.email'), stored.Email],
    [t('profile.invoiceAddress'), `${stored.Name}${Address1}${ZipCode} ${City}`.trim()],
    [t('profile.contactPerson'), ContactPerson || t('profile.notGiven')],
    [t('profile.telephone'), stored.Telephone || t('profile.notGiven')],
  ])
    expect([name, told(name)]).toEqual([name, fact]);
});
