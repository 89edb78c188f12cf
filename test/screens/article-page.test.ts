import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { noticeStore } from '../../src/kit/browser/announce.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { plural, translator } from '../../src/shop/texts/text.ts';
import { logInAs, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(() => shop.startOver());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  close();
  await shop.close();
});

test('what became of a press is told once: at the form, or in a notice where the form is out of sight', async () => {
  const bar = vi.spyOn(Element.prototype, 'checkVisibility');
  for (const isBarSeen of [false, true])
    for (const isRefused of [false, true]) {
      bar.mockReturnValue(isBarSeen);
      const page = await show(await logInAs(shop, '1001'), '/article/1');
      await page.settled();
      if (isRefused) page.refuse(/^POST \/api\/cartrow/);
      const [button] = screen.getAllByRole('button', { name: new RegExp(`^${t('article.addToCart')}`) });
      await page.user.click(button!);
      const told = isRefused ? t('article.addFailed') : plural(t, 'card.added', 6);
      await waitFor(() => expect(screen.queryAllByText(told).length).toBeGreaterThan(0));
      await page.settled();
      const notices = noticeStore.get().filter(({ text }) => text === told);
      expect([isBarSeen, isRefused, notices.length]).toEqual([isBarSeen, isRefused, isBarSeen ? 1 : 0]);
    }
});
