import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { eachInOffice } from '../office.ts';
import { aVisitor, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.deleteFrom('reseller_application').execute();
});
afterEach(close);

test.each([
  ['sv', 'Finns som kund', /^Kund 1002/, 'samma organisationsnummer', /^Ansökan från Hörnan/],
  [
    'en',
    'Already a customer',
    /^Customer 1002/,
    'same company registration number',
    /^Application from Hörnan/,
  ],
] as const)(
  'an application of a known firm leads to who it is, in %s',
  async (language, badge, customer, same, other) => {
    await shop.db
      .updateTable('customer')
      .set({ organisation_number: '5560160680' })
      .where('id', '=', 1002)
      .execute();
    for (const company of ['Hörnan', 'Hörnan AB']) {
      await aVisitor(shop).post('resellerapplication', {
        name: 'Nora Ny',
        company,
        email: 'nora@hornan.example',
        identity: '556016-0680',
        telephone: '08-123 45 67',
        address: 'Storgatan 2',
        zipCodeAndCity: '114 18 Stockholm',
      });
    }
    const { user } = await show(office, '/office/applications', language);
    expect(await screen.findAllByText(badge)).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Hörnan AB' }));
    const note = await screen.findByRole('note');
    expect(note.textContent).toContain(same);
    const [toCustomer, toApplication] = note.querySelectorAll('a');
    expect(toCustomer?.textContent).toMatch(customer);
    expect(toCustomer?.getAttribute('href')).toBe('/office/customers/1002');
    expect(toApplication?.textContent).toMatch(other);
  },
);
