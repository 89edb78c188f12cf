import { inBrowser } from './in-browser.mjs';

const slowdown = 4;
const answerAfterMs = 1500;
const presses = 7;

const devices = {
  desk: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/**
 * Measures the milliseconds from a press on "add to cart" until the header shows the new cart, with a processor four
 * times slower and a delayed answer: the median for each device and each of the carts. Undefined without a browser.
 */
export async function addShownIn(port, carts) {
  return await inBrowser(async (browser) => {
    const medians = [];
    for (const device of Object.keys(devices)) {
      for (const { cookie, rows } of carts)
        medians.push({
          device,
          rows: rows.length,
          ms: await medianIn(browser, `http://localhost:${port}`, cookie, device),
        });
    }
    return medians;
  });
}

async function medianIn(browser, url, cookie, device) {
  const context = await browser.newContext({ baseURL: url, ...devices[device] });
  const [name, value] = cookie.split('=');
  // Without an answer about cookies the banner would cover the button.
  await context.addCookies([
    { name, value, url },
    { name: 'cookieAnswer', value: 'necessary', url },
  ]);
  const page = await context.newPage();
  // The answer is delayed, so that only the optimistic update counts; it fails, so that nothing is left for the next
  // run.
  await page.route('**/api/cartrow', async (route) => {
    await new Promise((done) => setTimeout(done, answerAfterMs));
    await route.abort();
  });
  await page.goto('/products');
  const add = page.locator('main li form button[type="submit"]:enabled');
  await add.first().waitFor();
  await page.locator('header a[href="/cart"]').getByText(':-').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = [];
  for (let press = 0; press < presses; press++) {
    await add.nth(press).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await add.nth(press).boundingBox();
    await page.evaluate(watchForChange);
    // The raw mouse or finger is used: a locator's click runs scripts in the page, which are slowed down too.
    const middle = [x + width / 2, y + height / 2];
    await (device === 'phone' ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
    times.push(await page.evaluate(() => globalThis.shown));
    // Waits until the change has been undone.
    await page.waitForTimeout(answerAfterMs + 500);
  }
  await context.close();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** Sets `shown` to the time from the press to the frame that shows another sum in the header. */
function watchForChange() {
  globalThis.shown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The header has not changed.')), 20_000);
    const cart = document.querySelector('header a[href="/cart"]');
    let pressed = 0;
    addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (pressed === 0) return;
      watch.disconnect();
      // The timeout runs after the next frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    watch.observe(cart, { subtree: true, childList: true, characterData: true });
  });
}
