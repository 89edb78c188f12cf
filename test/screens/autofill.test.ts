import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// Browsers and password managers fill in what a field says it is (WCAG 1.3.5), and a form can be sent again.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(() => shop.startOver());
afterAll(async () => {
  close();
  await shop.close();
});

async function open(client: Client, path: string): Promise<Shown> {
  const page = await show(client, path);
  await page.settled();
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const filledBy = (form: Element) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('[name]')].map((one) => [
      one.name,
      one.getAttribute('autocomplete'),
    ]),
  );

test('each field of a delivery address says what of an address it is', async () => {
  const { user } = await open(await logInAs(shop, '1001'), '/deliveryaddresses');
  await user.click(button(t('addresses.create')));
  const city = await screen.findByLabelText<HTMLInputElement>(t('field.city'));
  expect(filledBy(city.form!)).toEqual({
    Name: 'shipping organization',
    ContactPerson: 'shipping name',
    Address1: 'shipping address-line1',
    Address2: 'shipping address-line2',
    ZipCode: 'shipping postal-code',
    City: 'shipping address-level2',
    // A code, which `country-name` is not.
    CountryCode: 'shipping country',
  });
});

test('a new password is told from that of now, and the form is sent again when it was refused', async () => {
  const { user, sent, settled } = await open(await logInAs(shop, '1001'), '/userprofile');
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const now = field(t('password.current'));
  expect(filledBy(now.form!)).toMatchObject({
    CurrentPassword: 'current-password',
    NewPassword: 'new-password',
    RepeatNewPassword: 'new-password',
  });
  await user.type(now, 'fel');
  await user.type(field(t('password.new')), 'ett nytt lösen');
  await user.type(field(t('password.repeatNew')), 'ett nytt lösen');
  await user.click(button(t('changePassword.submit')));
  await screen.findByText(t('password.currentWrong'));
  await settled();
  await user.clear(now);
  await user.type(now, 'demo1234');
  await user.click(button(t('changePassword.submit')));
  await screen.findByText(t('changePassword.done'));
  expect(sent).toHaveLength(2);
});

test('whoever typed a wrong password types the right one over it', async () => {
  const { user } = await open(aVisitor(shop), '/kontakt');
  const form = screen.getAllByRole<HTMLFormElement>('form', { name: t('login.formLabel') })[0]!;
  expect(filledBy(form)).toEqual({ username: 'username', password: 'current-password' });
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  await user.type(field('username'), '1001');
  await user.type(field('password'), 'fel lösen{Enter}');
  await waitFor(() => expect(screen.queryAllByText(t('login.failed')).length).toBeGreaterThan(0));
  await waitFor(() => {
    const { value, selectionStart, selectionEnd } = field('password');
    expect([value, selectionStart, selectionEnd]).toEqual(['fel lösen', 0, 'fel lösen'.length]);
  });
});
