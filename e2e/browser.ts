import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

export type ShopBrowser = {
  newPage(settings?: PageSettings): Promise<ShopPage>;
  close(): Promise<void>;
};

export type PageSettings = {
  width?: number;
  height?: number;
  language?: 'sv' | 'en';
  javaScript?: boolean;
  /** Whether the notice about cookies, which lies over the page's lower edge, has been answered before. */
  hasAnsweredCookies?: boolean;
};

/** A page with a separate browser profile; `problems` are what the console would show as errors. */
export type ShopPage = Page & { problems(): string[] };

/** Chromium takes the last list that it is given, so this one has what Playwright turns off for every page, too. */
const offFeatures = [
  // A process in reserve for the next page takes a tenth of the processor time.
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${offFeatures.join(',')}`,
];

/** One browser for all files of a worker; it ends with the worker. */
let launched: Promise<Browser> | undefined;

/**
 * Opens pages with the base address `url`, as in `page.goto('/cart')`. Each has its own profile; `close` closes those
 * that are still open.
 */
export async function openBrowser(url: string, { film }: { film?: string } = {}): Promise<ShopBrowser> {
  let browser = film === undefined ? await launched : await launchBrowser(cameraShowing(film));
  if (!browser?.isConnected()) browser = await (launched = launchBrowser());
  const own = new Set<BrowserContext>();
  return {
    async newPage(settings) {
      const page = await newPage(browser, url, settings);
      own.add(page.context());
      return page;
    },
    async close() {
      await Promise.all([...own].map((context) => context.close()));
      if (film !== undefined) await browser.close();
    },
  };
}

function cameraShowing(film: string): string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
}

function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it, or name one in CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}

async function newPage(browser: Browser, url: string, settings: PageSettings = {}): Promise<ShopPage> {
  const { width = 1280, height = 900, language = 'sv', javaScript = true, hasAnsweredCookies } = settings;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: language === 'sv' ? 'sv-SE' : 'en-GB',
    timezoneId: 'Europe/Stockholm',
    javaScriptEnabled: javaScript,
  });
  await context.addCookies([{ name: 'language', value: language, url }]);
  if (hasAnsweredCookies) await context.addCookies([{ name: 'cookieAnswer', value: 'necessary', url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // The shop renders an AVIF beside the WebP that it sends first, which takes as much of the processor as a journey.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  // A page's pictures may have to be rendered for the first time: sixty of a listing, a tenth of a second each, beside
  // four other shops that do the same.
  page.setDefaultNavigationTimeout(180_000);
  // Closing only the page hangs about once in 300 times when the page is still loading.
  page.close = () => context.close();
  const waitForURL = page.waitForURL.bind(page);
  // A journey continues once the address has changed, however many pictures are still loading.
  page.waitForURL = (url, options) => waitForURL(url, { waitUntil: 'commit', ...options });
  return Object.assign(page, { problems: collectProblems(page) });
}

function collectProblems(page: Page): () => string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser aborts the pending requests of a page that is left.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`answer: ${response.url()} ${response.status()}`);
  });
  return () => [...problems];
}

/** Gives the page's profile a customer's session, which applies to the next page that it opens. */
export async function logIn(page: Page, username: string, password = 'demo1234'): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { username, password } });
  if (!answer.ok()) throw new Error(`Log-in as ${username} gave ${answer.status()}: ${await answer.text()}`);
}
