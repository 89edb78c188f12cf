import { screen, waitFor } from '@testing-library/dom';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await Promise.all(officePages.map(({ load }) => load()));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  close();
  await shop.close();
});

test('two-step log-in is set up with codes that can be printed, and changed only with the password', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  const { user, settled } = await show(owner, '/office/me');
  const button = (name: string) => screen.findByRole('button', { name });
  await settled();
  await user.click(await button(t('staff.twoStep.begin')));
  await screen.findByText(t('staff.twoStep.scan'));
  const key = document.querySelector('form code')!;
  const secret = Secret.fromBase32(key.textContent.replaceAll(' ', ''));
  const Code = new TOTP({ secret }).generate({ timestamp: shop.services.now().getTime() });
  await user.type(screen.getByLabelText(t('staff.twoStep.code')), Code);
  await user.click(await button(t('staff.twoStep.confirm')));
  const heading = await screen.findByRole('heading', { name: t('staff.twoStep.recovery') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(printed).not.toHaveBeenCalled();
  await user.click(await button(t('general.print')));
  expect(printed).toHaveBeenCalledOnce();
  await user.click(await button(t('staff.twoStep.goOn')));

  await user.click(await button(t('staff.twoStep.change')));
  const begin = await button(t('staff.twoStep.begin'));
  const password = begin.closest('form')!.querySelector<HTMLInputElement>('[name="CurrentPassword"]')!;
  await user.type(password, 'fel lösen');
  await user.click(begin);
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  const told = (password.getAttribute('aria-describedby') ?? '').split(' ');
  expect(told.map((id) => document.getElementById(id)?.textContent)).toContain(t('staff.own.currentWrong'));
  expect(screen.queryAllByText(t('staff.own.currentWrong'))).toHaveLength(1);
});
