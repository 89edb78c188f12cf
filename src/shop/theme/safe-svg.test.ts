import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.server.ts';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"${more}>${inner}</svg>`;
const made = (inner: string, more = '') => {
  const safe = safeSvg(svg(inner, more));
  return 'svg' in safe ? safe.svg : safe;
};
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="384" height="96">';

test('shapes, colours, gradients and classes stay as they are drawn', () => {
  const inner =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
    '<g transform="scale(2)"><path class="a" fill-rule="evenodd" d="M0 0h1v1z"></path></g>';
  expect(made(inner)).toBe(`${head}${inner}</svg>`);
});

test.each([
  ['a script', '<script>alert(1)</script><path d="M0 0h1"/>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script><path d="M0 0h1"/>'],
  ['an event', '<path onclick="alert(1)" d="M0 0h1"/>'],
  ['an address in a style', '<path style="fill:url(https://x.example/)" d="M0 0h1"/>'],
  ['an address behind an escape', '<path fill="u\\72l(//x.example)" d="M0 0h1"/>'],
  ['an address in CSS', '<style>@import "//x.example/a.css";</style><path d="M0 0h1"/>'],
  ['an animation', '<path d="M0 0h1"><animate attributeName="href" to="javascript:alert(1)"/></path>'],
  [
    'a foreign name',
    '<sodipodi:namedview xmlns:sodipodi="http://x.example/">alert(1)</sodipodi:namedview><path d="M0 0h1"/>',
  ],
  ['a comment', '<!-- alert(1) --><path d="M0 0h1"/>'],
])('%s is left out', (_what, inner) => {
  const text = made(inner);
  expect(text).toContain('<path');
  expect(text).not.toMatch(/alert|x\.example|javascript|onclick/);
});

test.each([
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
])('%s in an attribute or a text stays a sign of it', (sign, escaped) => {
  const text = `a${sign}onload=${sign}alert(1)${sign}b`;
  const given = text.replaceAll(sign, `&#${sign.codePointAt(0)};`);
  const safe = text.replaceAll(sign, escaped);
  expect(made(`<g id="${given}"><title>${given}</title></g>`)).toBe(
    `${head}<g id="${safe}"><title>${safe}</title></g></svg>`,
  );
});

const missedParts = 'a use image pattern filter symbol marker switch textPath foreignObject'.split(' ');
test.each(missedParts)('a drawing with <%s> is refused by name', (part) => {
  expect(made(`<${part}></${part}>`)).toEqual({ refused: 'parts', part });
});

const chain = (how: (id: number) => string, rest = '') =>
  `${rest}<defs><mask id="m1"><path d="M0 0h1" ${how(2)}/></mask><mask id="m2"><path d="M0 0h1"/></mask></defs><path d="M0 0h1" mask="url(#m1)"/>`;

test.each([
  ['by an attribute', chain((id) => `mask="url(#m${id})"`)],
  ['by a style', chain((id) => `style="MASK:url(#m${id})"`)],
  ['by a class', chain(() => 'class="b a"', '<style>.c,.a{clip-path:url(#m2)}</style>')],
  ['by a name', chain(() => '', '<style>path{mask:url(#m2)}</style>')],
  ['by a nested rule', chain(() => '', '<style>.a{mask:url(#m2);path{fill:red}}</style>')],
  ['behind a comment', chain(() => 'class="a"', '<style>.a{mask/**/:url(#m2)}</style>')],
  ['behind a string', chain(() => 'class="x"', `<style>.x{font:"}.y{";mask:url(#m2)}</style>`)],
  ['of itself', '<clipPath id="c" clip-path="url(#d)"><path d="M0 0h1"/></clipPath>'],
  ['in inheriting', '<mask id="m1"><path d="M0 0h1" mask="inherit"/></mask>'],
  ['more than 200 times', '<path d="M0 0h1" clip-path="url(#c)"/>'.repeat(201)],
  [
    'more than 200 times by a class',
    `<style>.a{clip-path:url(#c)}</style>${'<path d="M0 0h1" class="a"/>'.repeat(201)}`,
  ],
])('a drawing whose masks multiply %s is refused', (_how, inner) => {
  expect(made(inner)).toEqual({ refused: 'parts', part: 'mask' });
});

test('what is clipped or masked once stays as it is drawn', () => {
  const inner =
    '<style>.a{fill:none}.b{clip-path:url(#c)}</style><defs><clipPath id="c"><path class="a" d="M0 0h1"></path></clipPath></defs>' +
    '<mask id="m" style="mask-type:luminance"><path d="M0 0h1"></path></mask><g class="b"><path mask="url(#m)" d="M0 0h1"></path></g>';
  expect(made(inner)).toBe(`${head}${inner}</svg>`);
});

test.each([
  ['', 'unreadable'],
  ['<html><body/></html>', 'unreadable'],
  ['<svg viewBox="0 0 1 1"><path></svg>', 'unreadable'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>', 'unreadable'],
  ['<svg viewBox="0 0 1 1000"/>', 'shape'],
  ['<svg width="100%" height="100%"/>', 'shape'],
  [svg('<g/>'.repeat(5_000)), 'parts'],
])('%.40s is refused: %s', (source, refused) => {
  expect(safeSvg(source)).toMatchObject({ refused });
});

test('a drawing without a viewBox has the one that its size says', () => {
  expect(safeSvg('<svg width="40px" height="10"><path d="M0 0h1"/></svg>')).toEqual({
    svg: `${head}<path d="M0 0h1"></path></svg>`,
  });
});

test.each([
  ['as flat as there may be', '0 0 120 10', '1152'],
  ['as high as there may be', '0 0 10 120', '8'],
  ['with commas', '0,0,40,10', '384'],
  ['off the corner', '-5 -5 40 10', '384'],
])('a drawing %s is shown', (_how, viewBox, width) => {
  expect(safeSvg(`<svg viewBox="${viewBox}"><path d="M0 0h1"/></svg>`)).toEqual({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="96"><path d="M0 0h1"></path></svg>`,
  });
});

test.each(['0 0 121 10', '0 0 10 121', '0 0 0 10', '0 0 10 0', '0 0 -40 10', '0 0 10', 'a b c d'])(
  'one of the shape %s is refused',
  (viewBox) => {
    expect(safeSvg(`<svg viewBox="${viewBox}"><path d="M0 0h1"/></svg>`)).toEqual({ refused: 'shape' });
  },
);

test('five thousand elements are taken, the drawing itself among them', () => {
  expect(safeSvg(svg('<g/>'.repeat(4_999)))).toHaveProperty('svg');
});
