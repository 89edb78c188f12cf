import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Code that breaks each rule of `.oxlintrc.json` that needs no types and is no rule of React. */
const broken: Record<string, string> = {
  eqeqeq: `export const same = (a: number, b: number) => a == b;`,
  'max-lines': `export const cart = 1;${'\n// why'.repeat(250)}`,
  'no-array-constructor': `export const all = new Array(1, 2);`,
  'no-restricted-exports': `export default function Cart() {}`,
  'no-unused-expressions': `export const cart = 1;\ncart;`,
  'no-unused-vars': `export const cart = (unused: number) => 1;`,
  'no-var': `export var cart = 1;`,
  'prefer-const': `let cart = 1;\nexport const all = cart;`,
  'prefer-rest-params': `export function all() {\n  return arguments;\n}`,
  'prefer-spread': `export const most = (all: number[]) => Math.max.apply(Math, all);`,
  'typescript/ban-ts-comment': `// @ts-ignore\nexport const cart = 1;`,
  'typescript/consistent-type-imports': `import { Cart } from './cart.ts';\nexport type All = Cart[];`,
  'typescript/no-duplicate-enum-values': `export enum Cart {\n  One = 1,\n  Two = 1,\n}`,
  'typescript/no-empty-object-type': `export type Cart = {};`,
  'typescript/no-explicit-any': `export let cart: any;`,
  'typescript/no-extra-non-null-assertion': `export const first = (all: number[]) => all[0]!!;`,
  'typescript/no-misused-new': `export interface Cart {\n  new (): Cart;\n}`,
  'typescript/no-namespace': `export namespace Cart {\n  export const one = 1;\n}`,
  'typescript/no-non-null-asserted-optional-chain': `export const first = (all?: number[]) => all?.at(0)!;`,
  'typescript/no-require-imports': `import cart = require('./cart.ts');\nexport const all = cart;`,
  'typescript/no-this-alias': `export function all(this: number) {\n  const self = this;\n  return self;\n}`,
  'typescript/no-unnecessary-type-constraint': `export type All<T extends unknown> = T[];`,
  'typescript/no-unsafe-declaration-merging': `export class Cart {}\nexport interface Cart {\n  one: 1;\n}`,
  'typescript/no-unsafe-function-type': `export let cart: Function;`,
  'typescript/no-wrapper-object-types': `export let cart: String;`,
  'typescript/prefer-as-const': `export const cart = 'one' as 'one';`,
  'typescript/prefer-namespace-keyword': `declare module Cart {}`,
  'typescript/triple-slash-reference': `/// <reference path="./cart.ts" />\nexport const cart = 1;`,
  'jsx-a11y/alt-text': shown(`<img src="a" />`),
  'jsx-a11y/anchor-has-content': shown(`<a href="/cart" />`),
  'jsx-a11y/anchor-is-valid': shown(`<a href="#">Cart</a>`),
  'jsx-a11y/aria-activedescendant-has-tabindex': shown(`<div aria-activedescendant="a" />`),
  'jsx-a11y/aria-props': shown(`<div aria-labeled="a" />`),
  'jsx-a11y/aria-proptypes': shown(`<div aria-hidden="perhaps" />`),
  'jsx-a11y/aria-role': shown(`<div role="cart" />`),
  'jsx-a11y/aria-unsupported-elements': shown(`<meta aria-hidden="true" />`),
  'jsx-a11y/autocomplete-valid': shown(`<input type="text" autoComplete="cart" />`),
  'jsx-a11y/click-events-have-key-events': shown(`<div role="button" tabIndex={0} onClick={open} />`),
  'jsx-a11y/heading-has-content': shown(`<h1 />`),
  'jsx-a11y/html-has-lang': shown(`<html />`),
  'jsx-a11y/iframe-has-title': shown(`<iframe src="a" />`),
  'jsx-a11y/img-redundant-alt': shown(`<img alt="image of a cart" />`),
  'jsx-a11y/interactive-supports-focus': shown(`<div role="button" onClick={open} onKeyDown={open} />`),
  'jsx-a11y/label-has-associated-control': shown(`<label>Cart</label>`),
  'jsx-a11y/media-has-caption': shown(`<video src="a" />`),
  'jsx-a11y/mouse-events-have-key-events': shown(`<div onMouseOver={open} />`),
  'jsx-a11y/no-access-key': shown(`<button type="button" accessKey="a" />`),
  'jsx-a11y/no-autofocus': shown(`<input autoFocus />`),
  'jsx-a11y/no-distracting-elements': shown(`<marquee />`),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': shown(`<button type="button" role="article" />`),
  'jsx-a11y/no-noninteractive-element-interactions': shown(`<li onClick={open} onKeyDown={open} />`),
  'jsx-a11y/no-noninteractive-element-to-interactive-role': shown(`<h1 role="button">Cart</h1>`),
  'jsx-a11y/no-noninteractive-tabindex': shown(`<div tabIndex={0} />`),
  'jsx-a11y/no-redundant-roles': shown(`<button type="button" role="button" />`),
  'jsx-a11y/no-static-element-interactions': shown(`<div onClick={open} onKeyDown={open} />`),
  'jsx-a11y/role-has-required-aria-props': shown(`<div role="checkbox" />`),
  'jsx-a11y/role-supports-aria-props': shown(`<div role="heading" aria-level={1} aria-checked="true" />`),
  'jsx-a11y/scope': shown(`<div scope="col" />`),
  'jsx-a11y/tabindex-no-positive': shown(`<button type="button" tabIndex={1} />`),
};

function shown(element: string): string {
  return `declare function open(): void;\nexport const use = open;\nexport const shown = () => ${element};`;
}

test('each rule finds what breaks it, and no rule is without such code', () => {
  const tree = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  for (const file of ['.oxlintrc.json', '.oxlint-plugin.mjs', 'package.json', 'tsconfig.json'])
    cpSync(file, join(tree, file));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  const pathOf = (rule: string) =>
    `src/shop/cart/${rule.replace('/', '-')}${rule.startsWith('jsx-a11y/') ? '.tsx' : '.ts'}`;
  for (const [rule, code] of Object.entries(broken)) {
    mkdirSync(dirname(join(tree, pathOf(rule))), { recursive: true });
    writeFileSync(join(tree, pathOf(rule)), `${code}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/.bin/oxlint'), '--format', 'unix'], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(tree, { recursive: true });
  const found = new Set(
    [...stdout.matchAll(/^(src\/\S+?):.*\[Error\/([\w-]+)\(([\w-]+)\)\]$/gm)].map(
      ([, path, plugin, rule]) => `${path} ${plugin === 'eslint' ? rule : `${plugin}/${rule}`}`,
    ),
  );
  expect(Object.keys(broken).filter((rule) => !found.has(`${pathOf(rule)} ${rule}`))).toEqual([]);

  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8').replace(/^\s*\/\/.*$/gm, '')) as {
    rules: object;
    overrides: { rules: object }[];
  };
  const accessible = config.overrides
    .flatMap(({ rules }) => Object.keys(rules))
    .filter((rule) => /^jsx/.test(rule));
  const known = [...Object.keys(config.rules), ...accessible].filter((rule) => !rule.startsWith('house/'));
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((rule) => !(rule in broken))).toEqual([]);
});
