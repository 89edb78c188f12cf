import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../src/kit/text/language.ts';

const forbidden = [
  ['kit imports no shop', 'src/kit/made-up.ts', `import '#shop/cart/quantity.ts';`],
  ['kit imports no app', 'src/kit/made-up.server.ts', `import '#app/jobs.server.ts';`],
  ['shop imports no app', 'src/shop/cart/made-up.tsx', `import '#app/layouts/footer.tsx';`],
  ['shop imports no demo', 'src/shop/cart/made-up.server.ts', `import '#demo/seed-demo.server.ts';`],
  ['demo imports no app', 'demo/made-up.server.ts', `import '#app/main.server.ts';`],
  ['a screen imports no server file', 'src/shop/cart/made-up.tsx', `import './cart.server.ts';`],
  ['a screen imports no server file later', 'src/shop/cart/made-up.tsx', `void import('./cart.server.ts');`],
  ['a screen imports nothing of Node', 'src/shop/cart/made-up.tsx', `import 'node:fs';`],
  ['a screen imports no database', 'src/shop/cart/made-up.tsx', `import 'kysely';`],
  ['a server file imports no screen', 'src/shop/cart/made-up.server.ts', `import './cart-row.tsx';`],
  ['a contract imports no server file', 'src/shop/cart/contract.ts', `import './cart.server.ts';`],
  ['a plain rule imports no screen', 'src/shop/cart/made-up.ts', `import './cart-row.tsx';`],
  ['a plain rule imports nothing of Node', 'src/shop/cart/made-up.ts', `import 'fs';`],
  ['only the demo seeds', 'src/shop/cart/made-up.server.ts', `import '#shop/orders/seed.server.ts';`],
  ['another folder is never ../', 'src/shop/cart/made-up.ts', `import '../orders/contract.ts';`],
  ['a test neither', 'src/shop/cart/made-up.test.ts', `import '../orders/contract.ts';`],
  ['no barrel is imported', 'src/shop/cart/made-up.ts', `import '#shop/orders/index.ts';`],
  ['no barrel is made', 'src/shop/cart/index.ts', `export const cart = 1;`],
  ['only pages have a default export', 'src/shop/cart/made-up.tsx', `export default function Cart() {}`],
  ['files are kebab-case', 'src/shop/cart/madeUp.ts', `export const cart = 1;`],
  ['a literal is not spread', 'src/shop/cart/made-up.ts', `export const all = [1, ...['a']];`],
  ['nor as a constant', 'src/shop/cart/made-up.ts', `export const all = [1, ...(['a', 'b'] as const)];`],
  ['nor as a type', 'src/shop/cart/made-up.ts', `export const all = { ...({ a: 1 } satisfies object) };`],
  ['nor as both', 'test/made-up.ts', `export const all = { ...({ a: 1 } as const satisfies object) };`],
  ['texts are normalised in one place', 'src/kit/made-up.ts', `export const cart = 'a'.normalize('NFC');`],
  [
    'no text stands in two languages beside the code',
    'src/shop/cart/made-up.server.ts',
    `export const taken = ['Koden finns redan', 'The code is taken'];`,
  ],
  ['folders carry business nouns', 'src/shop/utils/made-up.ts', `export const cart = 1;`],
  ['files stop at 250 lines', 'src/shop/cart/made-up.ts', `export const cart = 1;${'\n// why'.repeat(251)}`],
] as const;

const allowed = [
  ['src/kit/made-up.ts', `import '#kit/text/money.ts';`],
  [
    'src/shop/cart/made-up.tsx',
    `import '#shop/orders/order-row.tsx';\nimport '#shop/integration/contract.ts';\nimport 'react';`,
  ],
  [
    'src/shop/cart/made-up.server.ts',
    `import 'node:fs';\nimport '#shop/integration/store.server.ts';\nimport 'kysely';`,
  ],
  [
    'src/shop/cart/made-up.test.ts',
    `import '../../../test/shop.ts';\nimport '#shop/integration/store.server.ts';`,
  ],
  ['demo/made-up.server.ts', `import '#shop/orders/seed.server.ts';`],
  ['src/app/made-up.server.ts', `import '#demo/seed-demo.server.ts';\nimport '#shop/cart/routes.server.ts';`],
  ['src/app/pages.ts', `import '#shop/checkout/cart-page.tsx';`],
  ['src/shop/checkout/cart-page.tsx', `export default function CartPage() {}`],
] as const;

describe('in a tree of its own', () => {
  let tree = '';
  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'house-rules-'));
    for (const file of [
      '.dependency-cruiser.mjs',
      '.dependency-cruiser-types.mjs',
      '.oxlintrc.json',
      '.oxlint-plugin.mjs',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(file, join(tree, file));
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  });
  afterEach(() => rmSync(tree, { recursive: true }));

  const runOxlint = () =>
    spawnSync(process.execPath, [resolve('node_modules/.bin/oxlint'), '--format', 'unix'], {
      cwd: tree,
      encoding: 'utf8',
    });

  /** Writes each code to a file of its own in the same place, and returns the rules that it breaks. */
  function rulesBrokenBy(cases: readonly (readonly [path: string, code: string])[]): string[][] {
    const paths = cases.map(([path], at) =>
      /made-?[uU]p/.test(path) ? path.replace(/(?=made-?[uU]p)/, `case-${at}-`) : path,
    );
    for (const [at, path] of paths.entries()) write(path, `${cases[at]![1]}\n`);
    expect(new Set(paths).size).toBe(paths.length);
    const found = [...runOxlint().stdout.matchAll(/^(\S+?):.*\[\w+\/([\w-]+\([\w-]+\))\]$/gm)];
    return paths.map((path) => found.flatMap(([, broken, rule]) => (broken === path ? [rule!] : [])));
  }

  test('what may be imported and written depends on where a file lies', () => {
    const broken = rulesBrokenBy(forbidden.map(([, path, code]) => [path, code]));
    expect(Object.fromEntries(forbidden.map(([rule], at) => [rule, broken[at]]))).toEqual(
      Object.fromEntries(
        forbidden.map(([rule]) => [
          rule,
          [
            expect.stringMatching(
              /^(house\((imports|syntax)\)|eslint\((no-restricted-exports|max-lines)\))$/,
            ),
          ],
        ]),
      ),
    );
  });

  test('what its place allows may be imported and written', () => {
    const broken = rulesBrokenBy(allowed);
    expect(allowed.flatMap(([path], at) => broken[at]!.map((rule) => `${path} ${rule}`))).toEqual([]);
  });

  test('`any` is an error in every source', () => {
    const paths = ['src/kit/made-up.ts', 'src/shop/cart/made-up.tsx', 'src/app/made-up.server.ts'];
    const broken = rulesBrokenBy(paths.map((path) => [path, 'export let given: any;']));
    expect(broken).toEqual(paths.map(() => ['typescript(no-explicit-any)']));
  });

  test('rules that need types hold in every source, and those about `any` not in tests', () => {
    const code = `declare const late: () => Promise<void>;
declare const kind: 'one' | 'two';
export const read: string = JSON.parse('""');
late();
switch (kind) {
  case 'one':
}`;
    for (const path of ['src/kit/a.ts', 'src/shop/cart/a.tsx', 'src/app/a.server.ts', 'src/kit/a.test.ts'])
      write(path, code);
    const { status, stdout } = runOxlint();
    expect(status).toBe(1);
    const found = [...stdout.matchAll(/^(\S+?):.*typescript\(([\w-]+)\)/gm)].map(
      ([, path, rule]) => `${path} ${rule}`,
    );
    const typed = ['no-floating-promises', 'no-unsafe-assignment', 'switch-exhaustiveness-check'];
    expect(found.sort()).toEqual([
      ...typed.map((rule) => `src/app/a.server.ts ${rule}`),
      'src/kit/a.test.ts no-floating-promises',
      'src/kit/a.test.ts switch-exhaustiveness-check',
      ...typed.map((rule) => `src/kit/a.ts ${rule}`),
      ...typed.map((rule) => `src/shop/cart/a.tsx ${rule}`),
    ]);
  });

  test('the rules of hooks hold in every source but on the server, where `use` is a verb', () => {
    const code = `declare function useThing(): number;
export function thingOf(is: boolean): number {
  return is ? useThing() : 0;
}`;
    for (const path of [
      'src/kit/browser/a.ts',
      'src/shop/cart/use-a.ts',
      'src/shop/cart/a.tsx',
      'src/kit/a.server.ts',
    ])
      write(path, code);
    const found = [...runOxlint().stdout.matchAll(/^(\S+?):.*rules-of-hooks/gm)].map(([, path]) => path);
    expect(found.sort()).toEqual(['src/kit/browser/a.ts', 'src/shop/cart/a.tsx', 'src/shop/cart/use-a.ts']);
  });

  test('a module is imported once, and without running when only for its types', () => {
    write(
      'src/kit/a.ts',
      `import { b } from './b.ts';\nimport type { B } from './b.ts';\nexport const a: B = b;`,
    );
    write('src/shop/cart/a.tsx', `import { type B } from '#kit/b.ts';\nexport type A = B;`);
    write('src/kit/a.test.ts', `import { b, type B } from './b.ts';\nexport const a: B = b;`);
    const found = [...runOxlint().stdout.matchAll(/^(\S+?):.*\((no-(?:dup|import)[\w-]+)\)/gm)];
    expect(found.map(([, path, rule]) => [path, rule]).sort()).toEqual([
      ['src/kit/a.ts', 'no-duplicate-imports'],
      ['src/shop/cart/a.tsx', 'no-import-type-side-effects'],
    ]);
  });

  test('functions stop at 80 lines, but those of tests', () => {
    const longest = `export function long(): void {\n${'  void 0;\n'.repeat(78)}}\n`;
    const code = longest.replace('{\n', '{\n  // why\n\n  void 1;\n');
    write('src/shop/cart/a.ts', longest);
    for (const path of ['src/kit/a.server.ts', 'src/shop/cart/b.tsx', 'src/kit/a.test.ts']) write(path, code);
    const found = [...runOxlint().stdout.matchAll(/^(\S+?):.*max-lines-per-function/gm)].map(
      ([, path]) => path,
    );
    expect(found.sort()).toEqual(['src/kit/a.server.ts', 'src/shop/cart/b.tsx']);
  });

  test('what a linter cannot see is seen by the dependency rules', () => {
    write('src/kit/text/one.ts', `import { two } from './two.ts';\nexport const one = () => two;`);
    write('src/kit/text/two.ts', `import { one } from './one.ts';\nexport const two = () => one;`);
    write('src/shop/cart/cart-row.tsx', `import './between.ts';`);
    write('src/shop/cart/between.ts', `import './cart.server.ts';`);
    write('src/shop/cart/cart.server.ts', `import '#shop/cart/totals.ts';\nimport '#shop/pages/list.ts';`);
    write('src/shop/cart/totals.ts', `export const totals = 1;`);
    write('src/shop/pages/list.ts', `import './cms-page.tsx';`);
    write('src/shop/pages/cms-page.tsx', `export const page = 1;`);
    write('src/shop/articles/articles.server.ts', `import '#shop/cart/totals.ts';\nimport './nowhere.ts';`);
    write('src/app/main.server.ts', `import '#shop/orders/store.server.ts';`);
    write('demo/seed.server.ts', `import '#shop/orders/store.server.ts';`);
    write('src/shop/orders/store.server.ts', `export const store = 1;`);
    write('src/shop/orders/pdf/order-pdf-routes.server.ts', `import '#shop/orders/store.server.ts';`);

    write('src/shop/articles/article-card.tsx', `import '#shop/cart/add-to-cart.tsx';`);
    write('src/shop/cart/add-to-cart.tsx', `import '#shop/articles/prices/price-label.ts';`);
    write('src/shop/articles/prices/price-label.ts', `export const label = '';`);
    write('src/shop/orders/routes.server.ts', `import '#shop/orders/office/values.ts';`);
    write('src/shop/orders/office/values.ts', `import '#shop/articles/prices/office/price-state.ts';`);
    write('src/shop/articles/prices/office/price-state.ts', `import '#shop/orders/office/desk.ts';`);
    write('src/shop/orders/office/desk.ts', `import '#shop/texts/office-language/words.ts';`);
    write('src/shop/texts/office-language/words.ts', `import '#shop/texts/language.ts';`);
    write('src/shop/texts/language.ts', `export const language = 'sv';`);
    write('src/shop/seasons/season.ts', `import '#shop/texts/language.ts';`);

    write('src/shop/customers/customer.ts', `import type { Cart } from '#shop/cart/totals.ts';`);
    write('src/shop/login/session.ts', `export type { Desk } from '#shop/orders/office/desk.ts';`);

    write('src/kit/database/db.ts', `import '#kit/http/call.ts';\nimport '#kit/text/one.ts';`);
    write('src/kit/http/call.ts', `import '#kit/database/db.ts';`);
    write('src/kit/text/money.ts', `import type { Call } from '#kit/http/call.ts';`);
    write('src/kit/flat.ts', `import '#kit/text/one.ts';`);
    write('src/kit/seasons/season.ts', `import '#kit/text/one.ts';`);

    const broken = violations('src', 'demo');
    expect([...new Set(broken.map(({ rule }) => rule.name))].sort()).toEqual([
      'ground-knows-no-trade',
      'is-found',
      'no-circle',
      'room-has-its-place',
      'rooms-stand-in-order',
      'same-folder-by-dot',
      'screens-reach-no-server',
      'server-reaches-no-screen',
      'shop-imports-no-office',
      'slice-has-its-place',
      'slices-form-no-knot',
      'store-is-private',
    ]);
    const breaking = (name: string) =>
      broken.flatMap(({ rule, from }) => (rule.name === name ? [from] : [])).sort();
    expect(breaking('store-is-private')).toEqual(['demo/seed.server.ts', 'src/app/main.server.ts']);
    expect(breaking('shop-imports-no-office')).toEqual(['src/shop/orders/routes.server.ts']);
    expect(breaking('slice-has-its-place')).toEqual(['src/shop/seasons/season.ts']);
    expect(breaking('room-has-its-place')).toEqual(['src/kit/flat.ts', 'src/kit/seasons/season.ts']);
    expect(breaking('rooms-stand-in-order')).toEqual(['src/kit/database/db.ts']);
    expect(breaking('slices-form-no-knot')).toEqual([
      'src/shop/articles/article-card.tsx',
      'src/shop/articles/articles.server.ts',
      'src/shop/articles/prices/office/price-state.ts',
      'src/shop/cart/cart.server.ts',
      'src/shop/orders/routes.server.ts',
    ]);

    const ofTypes = violations('src/kit', 'src/shop', '--config', '.dependency-cruiser-types.mjs');
    const known = [...breaking('slices-form-no-knot'), ...breaking('rooms-stand-in-order')];
    expect(ofTypes.filter(({ from }) => !known.includes(from))).toMatchObject([
      { rule: { name: 'rooms-stand-in-order' }, from: 'src/kit/text/money.ts' },
      { rule: { name: 'shop-imports-no-office' }, from: 'src/shop/login/session.ts' },
      { rule: { name: 'slices-form-no-knot' }, from: 'src/shop/customers/customer.ts' },
      { rule: { name: 'slices-form-no-knot' }, from: 'src/shop/login/session.ts' },
    ]);
  });

  function write(path: string, code: string) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), code);
  }

  function violations(...args: string[]) {
    const cruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const output = execFileSync(process.execPath, [cruise, ...args, '--output-type', 'json'], { cwd: tree });
    const { summary } = JSON.parse(output.toString()) as {
      summary: { violations: { rule: { name: string }; from: string }[] };
    };
    return summary.violations;
  }
});

test('no folder holds more than 25 files of code, tests and styles not counted', () => {
  const counts = new Map<string, number>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (/\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(60);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

/** Where a language is meant as such: the list itself, what is stored in Swedish and English, and the stems of words. */
const nameLanguages = [
  // The command line speaks English.
  'src/app/commands/import-images.server.ts',
  'src/app/commands/import.server.ts',
  'src/kit/http/openapi/openapi-responses.server.ts',
  'src/kit/text/countries.ts',
  'src/kit/text/language.ts',
  'src/shop/articles/name-words.ts',
  'src/shop/articles/search/word-scan.server.ts',
  'src/shop/articles/search/word-stem.ts',
  'src/shop/images/image-metadata.server.ts',
  'src/shop/integration/folder.server.ts',
  'src/shop/integration/templates/examples.server.ts',
  // Customs reads English.
  'src/shop/orders/office/customs/commercial-invoice-sheet.server.ts',
  // The post reads the country of an address abroad in English.
  'src/shop/orders/office/picking/labels-of-orders.ts',
];

test('no screen, contract or rule names a language', () => {
  const naming = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        // Swedish rules of letters for what is stored: how a word is lowered, and how A9 and A10 are sorted.
        .filter((line) => !/toLocaleLowerCase\(|Intl\.Collator\(/.test(line))
        .some((line) => languages.some((language) => line.includes(`'${language}'`))),
    );
  expect(naming.sort()).toEqual(nameLanguages);
});

test('money is written by one rule: the digits of a price of a piece stand nowhere else', () => {
  const writing = readdirSync('src/shop', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\b(formatAmount|formatWholeKronor|unitOf)\(/.test(readFileSync(join('src/shop', file), 'utf8')),
    );
  expect(writing.sort()).toEqual([
    'articles/prices/more-price-labels.ts',
    // The text of a price in the change log, which is stored.
    'articles/prices/office/price-values.server.ts',
    'articles/prices/price-label.ts',
    'cart/whole-amount.ts',
  ]);
});
