import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAssets } from './assets.server.ts';
import { styleRulesFile } from './critical-css.server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const entry = 'src/app/rendering/entry-client.tsx';
  const manifest = {
    [entry]: { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/style.css'] },
    '_react.js': { file: 'assets/react.js' },
    '_list.js': { file: 'assets/list.js', imports: ['_react.js', entry, '_card.js'] },
    '_card.js': { file: 'assets/card.js', imports: ['_list.js'] },
    'src/shop/listing.tsx': { file: 'assets/listing.js', imports: [entry, '_list.js'] },
    'src/shop/article.tsx': { file: 'assets/article.js', imports: ['_card.js'] },
    'src/app/style.css': { file: 'assets/style.css' },
    'fonts/hanken-latin-wght.woff2': { file: 'assets/latin.woff2' },
    'fonts/hanken-cyrillic-wght.woff2': { file: 'assets/cyrillic.woff2' },
  };
  const put = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  put('.vite/manifest.json', manifest);
  put(styleRulesFile, []);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['shop/listing.tsx', ['card', 'list', 'listing', 'react']],
  ['shop/article.tsx', ['article', 'card', 'list', 'react']],
  ['shop/nothing.tsx', ['react']],
  [undefined, ['react']],
])(
  'the page of %s has its own scripts loaded beside the first, and all that they import once',
  (file, scripts) => {
    const assets = readAssets(folder);
    for (const again of [assets(file), assets(file)]) {
      expect(again.scripts).toEqual(['/assets/entry.js']);
      expect(again.preloads.toSorted()).toEqual(scripts.map((name) => `/assets/${name}.js`));
    }
  },
);

test('the style sheet and the Latin fonts are every page’s', () => {
  const { styles, fonts } = readAssets(folder)(undefined);
  expect(styles).toEqual({ href: '/assets/style.css', rules: [] });
  expect(fonts).toEqual(['/assets/latin.woff2']);
});

test('a folder without a build is told', () => {
  expect(() => readAssets(join(folder, 'none'))).toThrow(/manifest\.json is missing: build first/);
});
