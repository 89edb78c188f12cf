import { expect, test } from 'vitest';
import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { Settings } from '#shop/settings/contract.ts';
import { settings as declared } from '#shop/settings/declared-settings.ts';
import { demoArticles } from './articles.ts';
import type { DemoBlock } from './page.ts';
import { demoPages } from './pages.ts';
import { demoPressArticles } from './press-articles.ts';
import { demoPressMessages } from './press-messages.ts';
import { demoSettings } from './settings.ts';
import { demoContactCards } from './contact-cards.ts';
import { demoWebImages } from './web-images.ts';
import { demoWebTexts } from './web-texts.ts';

const today = '2026-10-21';
const articles = demoArticles(today);
const pages = demoPages(articles);
const messages = demoPressMessages(today);
const pressArticles = demoPressArticles(today);

function withInner(blocks: readonly DemoBlock[]): DemoBlock[] {
  return blocks.flatMap((block) => [block, ...withInner(block.childBlocks ?? [])]);
}
const blocks = pages.flatMap((page) => withInner(page.blocks));

test('every position the shop asks for has a text in both languages', () => {
  expect(demoWebTexts.map(({ position }) => position)).toEqual(
    expect.arrayContaining([
      'DueInvoices',
      'Terms',
      'Contact',
      'PressroomContact',
      'NewsLetterGDPR',
      'Intro',
      'AboutUs',
      'AboutPress',
      'CookieText',
      'RequireLogin',
      'Application',
    ]),
  );
  for (const { textSv, textEn } of demoWebTexts)
    expect(Math.min(textSv.length, textEn.length)).toBeGreaterThan(50);
});

test('cleaning changes nothing that was written here', () => {
  const html = [
    ...demoWebTexts.flatMap(({ textSv, textEn }) => [textSv, textEn]),
    ...messages.flatMap(({ messageSv, messageEn }) => [messageSv, messageEn]),
    ...pressArticles.flatMap(({ messageSv, messageEn }) => [messageSv, messageEn]),
    ...blocks.flatMap(({ contentSv = '', contentEn = '' }) => [contentSv, contentEn]),
  ];
  for (const text of html) expect(safeHtml(text)).toBe(text);
});

test('the settings are the ones the shop reads', () => {
  const settings = Object.fromEntries(demoSettings(today).map(({ name, value }) => [name, value]));
  expect(Object.keys(settings).filter((name) => !Object.hasOwn(declared, name))).toEqual([]);
  expect(Settings.parse({ ...settings, PasswordMin: 6, TrackingUrlTemplate: '' })).toMatchObject({ Bankgiro: '991-2346' });
  expect(settings.OrderMonthSV).toBe('Beställningsvara, leverans december 2026');
});

test('the press room has messages of every kind, one of them for later', () => {
  const isPublic = messages.map(({ publishAt }) => publishAt.slice(0, 10) <= today);
  expect(messages.length).toBeGreaterThanOrEqual(12);
  expect(new Set(messages.map(({ categoryId }) => categoryId))).toEqual(new Set([1, 2, 1002]));
  expect(isPublic.filter((shown) => !shown)).toHaveLength(1);
  expect(messages.some(({ scenes }) => scenes.length === 0)).toBe(true);
  expect(messages.some(({ url }) => url !== null)).toBe(true);
  for (const { titleSv } of messages) expect(titleSv.length).toBeLessThanOrEqual(60);
});

test('press articles show articles that exist', () => {
  const numbers = new Set(
    articles.filter(({ image }) => image).map(({ articleNumber }) => articleNumber),
  );
  expect(pressArticles.length).toBeGreaterThanOrEqual(8);
  for (const { articleNumber, alsoDepicted } of pressArticles) {
    for (const number of [articleNumber, ...alsoDepicted]) expect(numbers.has(number), number).toBe(true);
  }
});

test('web images fill their four groups, and five people answer', () => {
  const inGroup = (group: number) => demoWebImages.filter(({ groupNumber }) => groupNumber === group);
  expect(inGroup(1).length).toBeGreaterThanOrEqual(6);
  expect([2, 3, 4].map((group) => inGroup(group).length)).toEqual([4, 1, 12]);
  expect(demoContactCards).toHaveLength(5);
});

test('the pages use every block type and one that is unknown', () => {
  const known = ['hero', 'text', 'image', 'imageText', 'columns', 'gallery', 'quote', 'links', 'products'];
  const types = new Set(blocks.map(({ blockType }) => blockType));
  expect(types).toEqual(new Set([...known, 'resellers', 'form', 'countdown']));
  expect(pages.filter(({ tags }) => tags.includes('meny')).length).toBeGreaterThanOrEqual(4);
  expect(pages.filter(({ tags }) => tags.includes('loggedin'))).toHaveLength(1);
  for (const { url } of blocks.flatMap(({ links = [] }) => links)) expect(isSafeUrl(url), url).toBe(true);
});

test('no two pages share a path, and none hides a page of the shop', () => {
  const slugs = pages.map(({ slug }) => slug);
  const taken = 'start requirelogin products article pressroom koepvillkor kontakt application cart api';
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(taken.split(' ')).not.toContain(slug);
});
