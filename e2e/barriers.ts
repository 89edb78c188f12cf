import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { ShopPage } from './browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the accessibility faults of the page in its current state, at the given widths. */
export async function barriersOn(
  page: ShopPage,
  widths: readonly number[],
  place: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const here = [...(await violationsOn(page)), ...(await smallTargetsOn(page)), ...(await tooWide(page))];
    found.push(...here.map((barrier) => `${place} at ${width} px: ${barrier}`));
  }
  const headings = await page.locator('h1').count();
  return headings === 1 ? found : [...found, `${place}: ${headings} h1`];
}

/** 320 px corresponds to 1280 px at 400 % zoom, 640 px to 200 %. */
export async function sidewaysScrollOn(page: ShopPage, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    found.push(...(await tooWide(page)).map((barrier) => `${barrier} at ${width} px`));
  }
  return found;
}

async function violationsOn(page: ShopPage): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, {
      resultTypes: ['violations'],
      // None of these rules reads the style sheets that the tool would otherwise fetch.
      preload: { assets: ['media'] },
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Whoever speaks to a control says what stands on it. The tool leaves the rule out unless it is asked for.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Targets must be 24 px high and wide, except for links in running text. */
async function smallTargetsOn(page: ShopPage): Promise<string[]> {
  return await page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...targets].filter((target) => isPressed(target) && !isLargeEnough(target)).map(describe);

    function isPressed(target: HTMLElement): boolean {
      if (target.closest('[inert]') || !target.checkVisibility({ visibilityProperty: true })) return false;
      const style = getComputedStyle(target);
      const isForReadersOnly = style.clipPath === 'inset(50%)' || target.offsetWidth <= 1;
      return !isForReadersOnly && !isInText(target, style);
    }
    function isInText(target: HTMLElement, { display }: CSSStyleDeclaration): boolean {
      if (!display.startsWith('inline')) return false;
      const around = target.parentElement?.textContent?.trim() ?? '';
      return around.length > (target.textContent?.trim() ?? '').length;
    }
    function isLargeEnough(target: HTMLElement): boolean {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      return [target, ...labels].some((box) => {
        const { width, height } = box.getBoundingClientRect();
        const isLarge = Math.round(width) >= 24 && Math.round(height) >= 24;
        return isLarge || coversMore(box);
      });
    }
    /** A card's link is as large as the card. */
    function coversMore(box: HTMLElement): boolean {
      const { position, width, height } = getComputedStyle(box, '::after');
      return position === 'absolute' && parseFloat(width) >= 24 && parseFloat(height) >= 24;
    }
    function describe(target: HTMLElement): string {
      const { width, height } = target.getBoundingClientRect();
      const name = target.textContent?.trim() || target.getAttribute('name') || target.className;
      return `small target “${name}”, ${Math.round(width)} × ${Math.round(height)}`;
    }
  });
}

async function tooWide(page: ShopPage): Promise<string[]> {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return by > 0 ? [`scrolls ${by} px sideways`] : [];
}
