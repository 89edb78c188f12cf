import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, slugOf } from './characters/fold.ts';
import { compareText, naturalCompare } from './collate.ts';

const words = 'Öland Zebra Ärla Åkarp Alfa Vera Wera Ylva Ütli Élan Elan Ørsted Ægir'.split(' ');

describe('sorting', () => {
  it.each([
    ['sv', 'Alfa Elan Élan Vera Wera Ylva Ütli Zebra Åkarp Ægir Ärla Öland Ørsted'],
    ['en', 'Ægir Åkarp Alfa Ärla Elan Élan Öland Ørsted Ütli Vera Wera Ylva Zebra'],
  ] as const)('in %s follows its alphabet', (language, sorted) => {
    expect([...words].sort(compareText(language)).join(' ')).toBe(sorted);
  });

  it('takes a composed and a decomposed å as one', () => {
    expect(compareText('sv')('\u00e5', 'a\u030a')).toBe(0);
  });

  it('puts article numbers in the order of their numbers', () => {
    expect(['A10', 'A9', 'A1', 'B2', 'a2'].sort(naturalCompare)).toEqual(['A1', 'a2', 'A9', 'A10', 'B2']);
    expect([
      naturalCompare('A9', 'A10') < 0,
      naturalCompare('A10', 'A9') > 0,
      naturalCompare('7', '07'),
    ]).toEqual([true, true, 0]);
  });
});

describe('folding', () => {
  it.each([
    ['Björk', 'bjork'],
    ['ÅÄÖ', 'aao'],
    ['É', 'e'],
    ['Ø38', 'o38'],
    ['Ægir', 'aegir'],
    ['Ütli', 'utli'],
    ['Straße', 'strasse'],
    ['a\u030a', 'a'],
    ['Ǿ', 'o'],
    ['Łódź', 'lodz'],
    ['Œuvre', 'oeuvre'],
    ['Þórður', 'thordur'],
    ['Đorđe', 'dorde'],
    ['æøß', 'aeoss'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time, and is the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});

describe('a slug', () => {
  it.each([
    ['Rund bricka Björkskog Ø38', 'rund-bricka-bjorkskog-o38'],
    ['Löpare & tabletter', 'lopare-tabletter'],
    ['  Bricka 27×20! ', 'bricka-27-20'],
    ['Åbo / Turku', 'abo-turku'],
    ['–', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('holds only letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});
