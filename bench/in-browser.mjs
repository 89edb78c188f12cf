import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

/** Runs `work` in a separate browser, with further flags; undefined without a browser. */
export async function inBrowser(work, flags = []) {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...flags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
