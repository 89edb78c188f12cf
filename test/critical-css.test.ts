import { expect, test } from 'vitest';
import { rulesOf } from '../scripts/style-rules.ts';
import { criticalCss } from '#app/rendering/critical-css.server.ts';

const stylesOf = (css: string, html: string) => criticalCss(rulesOf(css), html);

test.each([
  ['.a{color:red}.b{color:blue}', '<p class="a">', '.a{color:red}'],
  ['.a,.b{color:red}', '<p class="b">', '.a,.b{color:red}'],
  ['.a .b{color:red}', '<p class="b">', ''],
  ['.a .b{color:red}', '<p class="a"><b class="c b">', '.a .b{color:red}'],
  ['.a:hover:not(.b)>p{color:red}', '<p class="a">', '.a:hover:not(.b)>p{color:red}'],
  [':is(.a:hover,.a:focus,.a.b){color:red}', '<p class="a">', ':is(.a:hover,.a:focus,.a.b){color:red}'],
  [':is(.a:hover,.a:focus){color:red}', '<p class="b">', ''],
  ['html:has(.a){color:red}', '<p class="b">', ''],
  ['p:before{content:".a{"}', '<p>', 'p:before{content:".a{"}'],
  [':root{--a:1px}body{margin:0}', '', ':root{--a:1px}body{margin:0}'],
  ['ul li{margin:0}', '<ul class="a">', ''],
  ['p{margin:0}', '<path d="">', ''],
  ['.a[data-kind=b]{margin:0}', '<p class="a" data-kind="c">', ''],
  ['.a[data-kind="b c"]{margin:0}', '<p class="a" data-kind="b c">', '.a[data-kind="b c"]{margin:0}'],
  ['.a[data-wide]{margin:0}', '<p class="a" data-wide="true">', '.a[data-wide]{margin:0}'],
  ['.a[data-kind^=b]{margin:0}', '<p class="a" data-kind="bc">', '.a[data-kind^=b]{margin:0}'],
  ['.a[aria-expanded=true]{margin:0}', '<p class="a">', '.a[aria-expanded=true]{margin:0}'],
  ['html[data-first] .a{margin:0}', '<p class="a">', 'html[data-first] .a{margin:0}'],
  // Paper waits for the whole sheet.
  ['@media print{p{margin:0}}@layer base{@media print{p{top:0}}}p{left:0}', '<p>', 'p{left:0}'],
  [':root:where([data-plain]){--a:1px}', '', ':root:where([data-plain]){--a:1px}'],
])('of %s the markup %s can show %s', (css, html, shown) => {
  expect(stylesOf(css, html)).toBe(shown);
});

test('what stands around rules is kept around those that are left, in their order', () => {
  const css =
    '.a{margin:0}@media (min-width:60rem){.a{top:0}.b{top:1px}.a p{top:2px}}@layer base{p{margin:0}@media screen{.b{top:0}p{top:0}}}.b{margin:0}';
  expect(stylesOf(css, '<p class="a">')).toBe(
    '.a{margin:0}@media (min-width:60rem){.a{top:0}.a p{top:2px}}@layer base{p{margin:0}}@layer base{@media screen{p{top:0}}}',
  );
});

test('movements come along with what moves, and typefaces always', () => {
  const css =
    '@layer base;.a{animation:2s turn}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@font-face{font-family:A;src:url(a)}';
  const typeface = '@font-face{font-family:A;src:url(a)}';
  expect(stylesOf(css, '')).toBe(`@layer base;${typeface}`);
  expect(stylesOf(css, '<p class="a">')).toBe(
    `@layer base;.a{animation:2s turn}@keyframes turn{to{rotate:1turn}}${typeface}`,
  );
});
