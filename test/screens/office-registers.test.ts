import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import type { Client } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// Registers: what is offered, marked and moved in their lists, and what a new row begins with.

const t = officeTextIn('sv');
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ owner } = opened);
});

async function open(path: string): Promise<Shown> {
  const page = await show(owner, path);
  await page.settled();
  return page;
}

test('a country is added once, and moved by the buttons of its handle, which stay while one of them has the focus', async () => {
  const { user } = await open('/office/countries');
  const add = screen.getByLabelText<HTMLSelectElement>(t('countryChoices.add'));
  const offered = () => [...add.options].map(({ value }) => value);
  const codes = () =>
    [...screen.getByRole('list', { name: t('countries.title') }).children].map((row) =>
      row.textContent.match(/[A-Z]{2}/g)!.at(-1),
    );
  const before = offered();
  const chosen = ['DE', 'NO'].filter((code) => before.includes(code));
  expect(chosen).toEqual(['DE', 'NO']);
  for (const code of chosen) await user.selectOptions(add, code);
  expect(offered()).toEqual(before.filter((code) => !chosen.includes(code)));
  expect(codes().slice(-2)).toEqual(chosen);

  const [handle] = screen
    .getAllByRole('button')
    .filter((one) => one.hasAttribute('data-handle'))
    .slice(-1);
  await user.click(handle!);
  const buttons = () => document.getElementById(handle!.getAttribute('aria-controls')!)!;
  expect([handle!.getAttribute('aria-expanded'), buttons().hidden]).toEqual(['true', false]);
  await user.keyboard('{Tab}');
  expect([buttons().contains(document.activeElement), buttons().hidden]).toEqual([true, false]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(codes().slice(-2)).toEqual(chosen.toReversed()));
  await user.click(add);
  await waitFor(() =>
    expect(document.querySelectorAll('[data-handle][aria-expanded="true"]')).toHaveLength(0),
  );
});

test('what is named in one language alone is marked, and nothing else', async () => {
  const rows = [
    ['Vinröd', 'Claret'],
    ['Himmelsblå', ''],
  ] as const;
  for (const [path, more] of [
    ['colours', { Hex: '#ff0000' }],
    ['materials', {}],
  ] as const) {
    for (const [NameSV, NameEN] of rows) {
      const made = await owner.post(`office/${path}`, { NameSV, NameEN, NameDE: '', ...more });
      expect([path, made.status]).toEqual([path, 200]);
    }
    await open(`/office/${path}`);
    const isMarked = (name: string) =>
      screen
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .closest('li')!
        .textContent.includes(t('form.untranslated'));
    expect([path, ...rows.map(([name]) => isMarked(name))]).toEqual([path, false, true]);
  }
});

test('a new colour has no code until somebody gives it one', async () => {
  const { user, sent } = await open('/office/colours');
  await user.click(screen.getByRole('button', { name: t('colours.new') }));
  const hex = () => document.querySelector<HTMLInputElement>('dialog [name="Hex"]')!;
  await waitFor(() => expect(hex()).not.toBe(null));
  await user.type(document.querySelector('dialog [name="NameSV"]')!, 'Svart');
  expect(hex().value).toBe('');
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^(${t('general.save')}|${t('form.create')})$`) }),
  );
  await waitFor(() => expect(hex().getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});
