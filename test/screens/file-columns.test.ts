import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { article } from '../seed-test-shop.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

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

const headings = () =>
  screen
    .findAllByRole('combobox', { name: /^Kolumnen .+ läses som$/ })
    .then((fields) =>
      fields.map((field) => field.ariaLabel ?? (field as HTMLSelectElement).labels[0]?.textContent),
    );
const told = (...columns: string[]) => columns.map((heading) => t('exchange.columns.fieldOf', { heading }));

async function choose({ user }: Shown, name: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, new File([text], name, { type: 'text/csv' }));
}

test('the columns that are shown are those of the file that was chosen last, also after one was read in', async () => {
  const { ArticleNumber } = (await owner.get(`office/articles/${article.mug}`)).body;
  const page = await show(owner, '/office/exchange');
  await page.settled();
  await page.user.selectOptions(document.querySelector('form select[name="kind"]')!, 'stock');
  await choose(page, 'ett.csv', `Vårt nr;I lager\n${ArticleNumber};7 st\n`);
  await waitFor(async () => expect(await headings()).toEqual(told('Vårt nr', 'I lager')));
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.try') }));
  await page.user.click(await screen.findByRole('button', { name: t('exchange.send.go') }));
  await screen.findByText(t('exchange.send.done', { file: 'ett.csv' }));
  await choose(page, 'två.csv', `Hyllplats;I lager;Vårt nr\nA;9 st;${ArticleNumber}\n`);
  await waitFor(async () => expect(await headings()).toEqual(told('Hyllplats', 'I lager', 'Vårt nr')));
});
