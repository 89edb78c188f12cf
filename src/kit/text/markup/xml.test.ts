import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, xmlFile } from './xml.server.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('elements stand one in the other, with their attributes, two spaces further in for each', () => {
  const tree = element('a', [
    element('b', [element('c', 'x', { id: '1', unit: 'kg' })]),
    undefined,
    element('d', 'y'),
  ]);
  expect(xmlFile(tree)).toBe(`${head}<a>\n  <b>\n    <c id="1" unit="kg">x</c>\n  </b>\n  <d>y</d>\n</a>\n`);
  expect(xmlFile(undefined)).toBe(`${head}\n`);
});

test('what would be empty is left out, and so is what holds nothing else', () => {
  const nothing = ['', ' \n', '\u0000\u0007', '\ufffe'].map((text) => element('a', text));
  expect(nothing).toEqual([undefined, undefined, undefined, undefined]);
  expect(element('a', [element('b', ''), undefined])).toBeUndefined();
  expect(element('a', [])).toBeUndefined();
});

test('any text comes out as it went in, without what XML does not know and the spaces around it', () => {
  const signs = fc.constantFrom(
    ...'a<>&"é\u{1f469}',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u001f',
    '\ufffe',
    '\ud800',
  );
  const known = /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
  const entities: [RegExp, string][] = [
    [/&lt;/g, '<'],
    [/&gt;/g, '>'],
    [/&quot;/g, '"'],
    [/&amp;/g, '&'],
  ];
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (all) => {
      const text = all.join('');
      // Half a pair is written as the sign for what cannot be read.
      const kept = [...text.toWellFormed()].filter((sign) => known.test(sign)).join('');
      const written = xmlFile(element('a', `x${text}`, { b: kept }));
      const parts = /^<a b="([^"<]*)">([^<]*)<\/a>$/s.exec(written.slice(head.length, -1)) ?? [];
      const read = (part = '') => entities.reduce((so, [from, to]) => so.replace(from, to), part);
      expect([read(parts[1]), read(parts[2])]).toEqual([kept, `x${kept}`.trim()]);
    }),
  );
});
