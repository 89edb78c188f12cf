import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
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

const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`);

test('what is typed in several parts of the settings is saved at once, and a mistake shows its part', async () => {
  const page = await show(owner, '/office/settings/payment');
  await page.settled();
  const goTo = async (part: 'company' | 'payment') =>
    page.user.click(screen.getByRole('link', { name: t(`settings.part.${part}`) }));
  const save = async () => page.user.click(await screen.findByRole('button', { name: t('general.save') }));
  await page.user.clear(field('Bankgiro')!);
  await page.user.type(field('Bankgiro')!, '12');
  await goTo('company');
  await waitFor(() => expect(field('CompanySeat')).not.toBe(null));
  expect(screen.queryByText(t('form.leave.title'))).toBe(null);
  await page.user.type(field('CompanySeat')!, 'Umeå');
  await save();
  await waitFor(() => expect(field('Bankgiro')?.value).toBe('12'));
  // The mistake is told in every part, and leads to its field from each.
  await goTo('company');
  await waitFor(() => expect(field('CompanySeat')).not.toBe(null));
  await page.user.click(screen.getByRole('button', { name: /^Bankgiro: / }));
  await waitFor(() => expect(document.activeElement).toBe(field('Bankgiro')));
  await page.user.type(field('Bankgiro')!, '{Backspace>2/}991-2346');
  await save();
  await screen.findAllByText(t('form.saved'));
  const saved = (await owner.get('office/settings')).body;
  expect(saved).toMatchObject({ Bankgiro: '991-2346', CompanySeat: 'Umeå' });
});
