import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

// What pages tell search engines.

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  shop.setTime(new Date().toISOString());
});
afterAll(async () => {
  close();
  await shop.close();
});

async function structured(): Promise<Record<string, unknown>[]> {
  const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
  await waitFor(() => expect(scripts().length).toBeGreaterThan(0));
  return scripts().map((script) => JSON.parse(script.textContent) as Record<string, unknown>);
}

test('a message tells its address in the language shown, and the language of its text', async () => {
  const story = { category_id: 1, publish_at: new Date('2026-10-01'), message_sv: '<p>Text</p>' };
  await shop.db
    .insertInto('press_message')
    .values([
      Object.assign({ id: 1, title_sv: 'Nyhet' }, story),
      Object.assign({ id: 2, title_sv: 'Nyhet', title_en: 'News', message_en: '<p>Words</p>' }, story),
    ])
    .execute();
  await shop.services.versions.changed();
  const told = async (id: number, language: 'sv' | 'en') => {
    await show(aVisitor(shop), `/pressroom/press/${id}/nyhet`, language);
    const data = (await structured()).find((one) => one['@type'] === 'NewsArticle');
    return [String(data?.['mainEntityOfPage']).replace(/^https?:\/\/[^/]*/, ''), data?.['inLanguage']];
  };
  expect(await told(1, 'sv')).toEqual(['/pressroom/press/1/nyhet', 'sv']);
  expect(await told(1, 'en')).toEqual(['/pressroom/press/1/nyhet?lang=en', 'sv']);
  expect(await told(2, 'en')).toEqual(['/pressroom/press/2/news?lang=en', 'en']);
});

test('an article and the way to it are told by their addresses in the language shown', async () => {
  for (const [language, end] of [
    ['sv', ''],
    ['en', '?lang=en'],
  ] as const) {
    await show(aVisitor(shop), `/article/${article.mug}`, language);
    const all = await structured();
    const url = String(all.find((one) => one['@type'] === 'Product')?.['url']);
    const trail = all.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'] as {
      item: string;
    }[];
    expect(url).toMatch(/\/article\/\d+\/[\w-]+(\?lang=en)?$/);
    for (const address of trail.map(({ item }) => item).concat(url))
      expect(new URL(address, 'http://x').search).toBe(end);
  }
});

test('pages for one reader are in no search engine, whatever is added to their address', async () => {
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  await show(await logInAs(shop, '1001'), '/orders?lang=en', 'en');
  await screen.findByRole('heading', { level: 1 });
  expect(robots()).toBe('noindex');
  await show(aVisitor(shop), '/products');
  await screen.findByRole('heading', { level: 1 });
  expect(robots()).toBeUndefined();
});
