import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, mixed, readColour, type Colour } from '#kit/text/colour.ts';
import { houseColours, paletteOf } from './palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);
const extreme = fc.record({
  accent: colour,
  signal: colour,
  news: colour,
  paper: colour.map((one) => mixed(one, '#ffffff', 0.85)),
  ink: colour.map((one) => mixed(one, '#000000', 0.7)),
});
const dark = extreme.map((chosen) => ({ ...chosen, paper: chosen.ink, ink: chosen.paper }));

test('whatever a maker chooses, every text can be read where it stands', () => {
  fc.assert(
    fc.property(fc.oneof(extreme, dark), (chosen) => {
      const palette = paletteOf(chosen);
      const texts = ['ink', 'ink-quiet', 'accent', 'accent-strong', 'signal'] as const;
      for (const text of texts) {
        for (const ground of ['paper', 'paper-raised', 'paper-sunk'] as const) {
          expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
      for (const ground of ['accent', 'accent-strong', 'signal', 'lake', 'press', 'said-about-us'] as const) {
        expect(contrast(palette['on-accent'], palette[ground]), ground).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(palette.ink, palette.news)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.signal, palette['signal-tint'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette['accent-strong'], palette['accent-tint'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette['rule-strong'], palette.paper)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('the colours of the house need no correction', () => {
  const { paper, ink, accent, signal, news } = paletteOf(houseColours);
  expect({ paper, ink, accent, signal, news }).toEqual(houseColours);
});

test.each([
  ['#2F5D46', '#2f5d46'],
  [' 2f5d46 ', '#2f5d46'],
  ['#abc', '#aabbcc'],
  ['rebeccapurple', undefined],
  ['#12345', undefined],
  ["#fff;background:url('x')", undefined],
])('%s is read as %s', (text, expected) => {
  expect(readColour(text)).toBe(expected);
});

test('contrast is as WCAG counts it', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
