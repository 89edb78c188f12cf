import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ShopBrowser, ShopPage } from './browser.ts';
import { eachInBrowser } from './each-in-browser.ts';
import { smallLook, unlikeness, type Unlikeness } from './looks/likeness.ts';
import { states } from './screens/states.ts';
import { enterState, heightOf, openPageFor } from './screens/take.ts';

/**
 * Twelve representative states. Their reference pictures are in `looks/`: `LOOKS=write npm test -- looks` recreates
 * them.
 */
const keyStates = [
  'start-cookie-notice',
  'start',
  'listing',
  'listing-nothing-found',
  'article',
  'press-room',
  'application-missing',
  'page-not-found',
  'require-login-wrong',
  'listing-customer',
  'cart',
  'profile',
];
const widths = [390, 1280];

/** Differences in font rendering between machines are well below these limits, accidental breakage above. */
const mayDiffer: Unlikeness = { cells: 0.02, ground: 4 };

/** Faults inserted into a state; each must be detected, or the test above could not fail. */
const faults: [string, { on: string; css: string }][] = [
  ['the page begins a line further down', { on: 'listing', css: 'main { padding-top: 32px }' }],
  ['pictures do not come', { on: 'listing', css: 'main img { visibility: hidden }' }],
  ['columns fall apart', { on: 'listing', css: 'main * { display: block }' }],
  ['the header is gone', { on: 'listing', css: 'header { display: none }' }],
  ['headings are small', { on: 'page-not-found', css: 'h1 { font-size: 1rem }' }],
  ['the paper is white', { on: 'page-not-found', css: 'body { background: #fff }' }],
  ['buttons are of another colour', { on: 'page-not-found', css: ':root { --accent: #a85a12 }' }],
];

/** Letter widths that are not rounded differently by machine, so that lines break at the same words everywhere. */
const sameLetters =
  '* { text-rendering: geometricPrecision !important; caret-color: transparent !important }';

let browser: ShopBrowser;
const pages = new Map<string, ShopPage>();

eachInBrowser((opened) => {
  ({ browser } = opened);
});

test.each(keyStates)('%s looks as it did', async (name) => {
  const page = await enter(name);
  const differences: string[] = [];
  for (const width of widths) {
    const difference = await untilAlike(page, `${width}-${name}`, width);
    if (!isAlike(difference)) differences.push(`${width} px: ${told(difference)}`);
  }
  expect(differences, 'see screenshots/looks; LOOKS=write npm test -- looks, if it is meant').toEqual([]);
});

test.each(faults)('it is seen that %s', async (_fault, { on, css }) => {
  const page = await enter(on);
  const seen: boolean[] = [];
  for (const width of widths) {
    expect(isAlike(await untilAlike(page, `${width}-${on}`, width)), 'before').toBe(true);
    await wear(page, css.replace(' }', ' !important }'));
    seen.push(!isAlike(await unlikeness(await lookAt(page, width), readFileSync(fileOf(`${width}-${on}`)))));
    await wear(page, '');
  }
  expect(seen).toContain(true);
});

/** Shows the state on its user's page, which is shared by all states of that user. */
async function enter(name: string): Promise<ShopPage> {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`No state is called ${name}`);
  const who = `${state.as} ${state.asksForCookies}`;
  const page = pages.get(who) ?? (await openPageFor(browser, state, { width: widths[0]!, language: 'sv' }));
  pages.set(who, page);
  await page.mouse.move(0, 0);
  await enterState(page, state, {
    until: process.env.LOOKS === 'write' ? 'networkidle' : 'domcontentloaded',
  });
  await wear(page, '');
  return page;
}

/** The style is inserted by script, because the content security policy refuses inline styles. */
async function wear(page: ShopPage, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, `${sameLetters} ${css}`);
}

/** Waits for late content; a difference that remains is reported, with a picture for people to look at. */
async function untilAlike(page: ShopPage, name: string, width: number): Promise<Unlikeness> {
  if (process.env.LOOKS === 'write') writeFileSync(fileOf(name), await lookAt(page, width));
  if (!existsSync(fileOf(name))) throw new Error(`No look is kept of ${name}`);
  const reference = readFileSync(fileOf(name));
  const deadline = Date.now() + 60_000;
  for (;;) {
    const look = await lookAt(page, width);
    const difference = await unlikeness(look, reference);
    if (process.env.LOOKS === 'tell') console.log(name, told(difference));
    if (isAlike(difference)) return difference;
    await wait(100);
    if (Date.now() > deadline) {
      const folder = resolve('screenshots/looks');
      mkdirSync(folder, { recursive: true });
      writeFileSync(resolve(folder, `${name}-is.png`), look);
      writeFileSync(resolve(folder, `${name}-was.png`), reference);
      return difference;
    }
  }
}

async function lookAt(page: ShopPage, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.evaluate(makeTimeless);
  return await smallLook(await page.screenshot({ animations: 'disabled' }));
}

/** Makes the page independent of the date, once fonts and visible pictures have loaded. */
async function makeTimeless(): Promise<void> {
  scrollTo(0, 0);
  for (const date of document.querySelectorAll('time')) date.textContent = '14 mars 2027';
  await document.fonts.ready;
  const inWindow = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  const late = new Promise((done) => setTimeout(done, 60_000));
  await Promise.race([late, Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)))]);
}

function isAlike({ cells, ground }: Unlikeness): boolean {
  return cells <= mayDiffer.cells && ground <= mayDiffer.ground;
}

function told({ cells, ground }: Unlikeness): string {
  return `${(cells * 100).toFixed(2)} % of the cells, the ground by ${ground}`;
}

function fileOf(name: string): string {
  return resolve(import.meta.dirname, 'looks', `${name}.png`);
}
