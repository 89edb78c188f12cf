import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { missing, publicPaths } from './public-pages.ts';

/** The path of the checker; only `npm run prove` fetches it, and only where Java is installed. */
const checker = process.env['HTML_CHECKER'];

let shop: BuiltShop;
beforeAll(async () => {
  if (checker) shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

type Message = { url: string; message: string; extract?: string; lastLine?: number };

/** The checker supports less CSS than browsers do; styles are checked elsewhere. */
const isOfStyles = ({ message }: Message) => message.startsWith('CSS:');

test.skipIf(!checker)('every public page is valid by the checker of the W3C', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  try {
    for (const language of ['sv', 'en']) {
      for (const [index, path] of [...publicPaths, ...missing].entries()) {
        const page = await fetch(shop.url + path, { headers: { cookie: `language=${language}` } });
        writeFileSync(join(folder, `${language}-${index}.html`), await page.text());
      }
    }
    const args = ['-jar', checker ?? '', '--errors-only', '--exit-zero-always', '--format', 'json', folder];
    const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const pathOf = (url: string) => {
      const [, language, index] = /(sv|en)-(\d+)\.html$/.exec(url) ?? [];
      return `${language} ${[...publicPaths, ...missing][Number(index)]}`;
    };
    const told = messages
      .filter((one) => !isOfStyles(one))
      .map((one) => `${pathOf(one.url)}: ${one.message} ${one.extract ?? ''}`);
    expect(told).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
