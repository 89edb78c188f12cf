import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { Client, type TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// What staff see and save of a customer, and of whoever wants to become one.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function open(path: string, by = owner): Promise<Shown> {
  const page = await show(by, path);
  await page.settled();
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

test('a credit that was saved can be changed again at once', async () => {
  const { user, settled } = await open('/office/customers/1001');
  const limit = async () => (await owner.get('office/customers/1001/credit')).body.CreditLimit;
  for (const typed of [5000, 7000]) {
    await user.clear(field('CreditLimit'));
    await user.type(field('CreditLimit'), String(typed));
    await user.click(button(t('credit.save')));
    await waitFor(async () => expect(await limit()).toBe(typed));
    await settled();
    expect(document.getElementById('credit-used')!.textContent.replace(/\s/g, '')).toContain(`${typed},00`);
  }
});

test('nobody logs in as a customer who is blocked', async () => {
  const offers = async (id: number) => {
    await open(`/office/customers/${id}`);
    await screen.findByText(t('customers.acts'));
    return [t('customers.onBehalf'), t('customers.sendLink')].map((name) => queryButton(name) !== null);
  };
  expect([await offers(1001), await offers(1006)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('an applicant’s words are filled in, also in which language they were written', async () => {
  const applied = await new Client(shop).post('resellerapplication?languageCode=en', {
    name: 'Nora New',
    company: 'The Corner',
    email: 'nora@corner.example',
    identity: '556016-0680',
    telephone: '08-123 45 67',
    address: 'High Street 2',
    zipCodeAndCity: '114 18 Stockholm',
    languageCode: 'en',
  });
  expect(applied.status).toBe(204);
  const [{ Id }] = (await owner.get('office/applications')).body.Rows;
  await open(`/office/applications/${Id}`);
  const names = ['Name', 'ContactPerson', 'Email', 'Telephone', 'Address1', 'ZipCode', 'City', 'Language'];
  expect(names.map((name) => field(name).value)).toEqual([
    'The Corner',
    'Nora New',
    'nora@corner.example',
    '08-123 45 67',
    'High Street 2',
    '114 18',
    'Stockholm',
    'en',
  ]);
});
