import { inBrowser } from './in-browser.mjs';

// The throttling of Lighthouse's phone: a slow 4G connection and a processor four times slower, simulated in the
// browser.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };
const slowdown = 4;
const loads = 3;

/**
 * Measures the largest contentful paint of each page, and how long tasks beyond 50 ms block the main thread until
 * hydration, in milliseconds: the medians of first visits. Undefined without a browser.
 */
export async function firstPaintsOf(port, paths) {
  return await inBrowser(async (browser) => {
    const paints = [];
    for (const path of paths) {
      // Pictures are rendered at their first request, which is not to be measured.
      await visit(browser, port, path);
      const visits = [];
      for (let load = 0; load < loads; load++) visits.push(await visit(browser, port, path));
      paints.push({
        path,
        lcp: median(visits.map(({ lcp }) => lcp)),
        tbt: median(visits.map(({ tbt }) => tbt)),
      });
    }
    return paints;
  });
}

async function visit(browser, port, path) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPaints);
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('html[data-ready]').waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => globalThis.paints);
  } finally {
    await context.close();
  }
}

/** Stores what the browser has reported so far in `paints`. */
function watchPaints() {
  const paints = { lcp: 0, tbt: 0 };
  globalThis.paints = paints;
  const watch = (type, heard) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (paints.lcp = startTime));
  watch('longtask', ({ duration }) => (paints.tbt += duration - 50));
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
