import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { logInAs, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
const least = 12;
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ passwordMin: least });
  await Promise.all(pages.map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

const tooShort = () => screen.queryAllByText(t('password.tooShort', { min: least }));

test('my page says how long a new password must be here, and sends no shorter one', async () => {
  const page = await show(await logInAs(shop, '1001'), '/userprofile');
  const field = await screen.findByLabelText(t('password.new'));
  await screen.findByText(t('password.hint', { min: least }));
  await page.user.type(screen.getByLabelText(t('password.current')), 'demo1234');
  await page.user.type(field, 'elva tecken');
  await page.user.type(screen.getByLabelText(t('password.repeatNew')), 'elva tecken');
  await page.user.click(screen.getByRole('button', { name: t('changePassword.submit') }));
  await waitFor(() => expect(tooShort()).toHaveLength(2));
  expect(page.sent).toEqual([]);
});

test('so does the window that asks for a new one', async () => {
  const page = await show(await logInAs(shop, '1003'), '/');
  const field = await screen.findByLabelText(t('password.new'));
  await screen.findByText(t('password.hint', { min: least }));
  await page.user.type(field, 'elva tecken');
  await page.user.type(screen.getByLabelText(t('password.repeatNew')), 'elva tecken');
  await page.user.click(screen.getByRole('button', { name: t('forcedPassword.submit') }));
  await waitFor(() => expect(tooShort()).toHaveLength(2));
  expect(page.sent).toEqual([]);
});
