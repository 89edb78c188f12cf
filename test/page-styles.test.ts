import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Node, type Rule } from 'postcss';
import selectorParser, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';
import { expect, test } from 'vitest';

/** The selectors of a sheet by which the page hangs on what stands somewhere in it. */
function lookingThroughPage(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    const whole = withParents(rule);
    const { nodes } = selectorParser().astSync(
      whole.replaceAll(/:global\(((?:[^()]|\([^()]*(?:\([^()]*\))*[^()]*\))*)\)/g, '$1'),
    );
    if (nodes.some((selector) => compoundsOf(selector).some(looksThroughPage))) found.push(rule.selector);
  });
  return found;
}

/** The selector with those that the rule is nested in; rules may lie in queries between. */
function withParents(rule: Rule): string {
  let whole = rule.selector;
  for (let around: Node = rule; around.parent; around = around.parent as Node)
    if (around.parent.type === 'rule') whole = whole.replaceAll('&', (around.parent as Rule).selector);
  return whole;
}

function compoundsOf({ nodes }: Selector): SelectorNode[][] {
  const compounds: SelectorNode[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  return compounds;
}

function looksThroughPage(compound: readonly SelectorNode[]): boolean {
  const isOfPage = compound.some(({ type, value }) =>
    type === 'tag' ? /^(?:html|body)$/.test(value) : value === ':root',
  );
  return isOfPage && compound.some(({ value }) => value === ':has');
}

test.each([
  ['html:has([data-bar]) { --a: 1px }', 1],
  [':global(html:has([data-bar]:not([hidden]))) { margin: 0 }', 1],
  ['html { &:has(dialog) { margin: 0 } }', 1],
  ['body:has(.a) .b { margin: 0 }', 1],
  [':root:has(> .a, .b) { margin: 0 }', 1],
  [':global(html:not([data-customer])) .a:has(> [data-b]) { margin: 0 }', 0],
  ['.a { &:has(:focus-visible) { margin: 0 } }', 0],
])('in %s %d rules look through the page', (css, count) => {
  expect(lookingThroughPage(css)).toHaveLength(count);
});

test('no rule looks through the page, but for an open window', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file));
  expect(sheets.length).toBeGreaterThan(100);
  const looking = sheets.flatMap((sheet) =>
    lookingThroughPage(readFileSync(sheet, 'utf8')).map((selector) => [sheet, selector]),
  );
  expect(looking).toEqual([['src/app/layouts/theme.css', '&:has(dialog:modal)']]);
});
