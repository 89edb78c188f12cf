import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// A quick order is sent by keys, and tried again where it failed.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(async () => {
  close();
  await shop.close();
});

async function open(): Promise<Shown> {
  const page = await show(client, '/quickorder');
  await page.settled();
  return page;
}
const inCart = async () =>
  (await client.get('cart')).body.Rows.map((row: { ArticleText: string; Quantity: number }) => [
    row.ArticleText,
    row.Quantity,
  ]);
const quantityOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: t('article.quantityOf', { article: name }) });

async function typeLine({ user, settled }: Shown): Promise<void> {
  await user.type(screen.getByLabelText(t('quickOrder.numberOfLine', { line: 1 })), 'A-8');
  await settled();
  await user.type(screen.getByLabelText(t('quickOrder.quantityOfLine', { line: 1 })), '3');
  await settled();
}

async function pasteList({ user, settled }: Shown, send: string): Promise<void> {
  await user.click(screen.getByLabelText(t('quickOrder.pasteLabel')));
  await user.keyboard(`A-8;3${send}`);
  await screen.findByRole('heading', { level: 2, name: t('rows.caption') });
  await settled();
}

test.each(['Control', 'Meta'])(
  '%s with Enter reads a list, and puts lines and rows in the cart',
  async (key) => {
    const send = `{${key}>}{Enter}{/${key}}`;
    const lines = await open();
    await typeLine(lines);
    await lines.user.keyboard(send);
    await waitFor(async () => expect(await inCart()).toEqual([['Bok', 3]]));

    const list = await open();
    await pasteList(list, send);
    await list.user.click(quantityOf('Bok'));
    await list.user.keyboard(send);
    await waitFor(async () => expect(await inCart()).toEqual([['Bok', 6]]));
  },
);

test('lines that could not be added are added by trying again', async () => {
  const page = await open();
  await typeLine(page);
  page.refuse(/^POST \/api\/cartrows/);
  await page.user.click(await screen.findByRole('button', { name: /i varukorgen ·/ }));
  await screen.findByText(t('rows.nothingAdded', { why: t('general.commonError') }));
  page.allow();
  await page.user.click(screen.getByRole('button', { name: t('general.tryAgain') }));
  await screen.findAllByText(plural(t, 'rows.added', 1));
  expect(await inCart()).toEqual([['Bok', 3]]);
});

test('a quantity that is taken away is validated as none, and not as the one before', async () => {
  const page = await open();
  await pasteList(page, '{Control>}{Enter}{/Control}');
  await page.user.clear(quantityOf('Bok'));
  await page.user.keyboard('{Tab}');
  await waitFor(() =>
    expect(page.sent.at(-1)).toMatchObject({
      path: expect.stringContaining('preview'),
      body: { Rows: [{ Quantity: null }] },
    }),
  );
});
