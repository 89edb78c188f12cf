import { expect, test } from 'vitest';
import { colourOfName, neutralColour } from './colour-of-name.ts';

test.each([
  ['svart', '#1c1c1c'],
  ['Marinblå', '#1d2a4d'],
  ['navy', '#1d2a4d'],
  ['Off white', '#f6f1e4'],
  ['ljusgrön', '#9ec6a0'],
  ['Light green', '#9ec6a0'],
  ['ljus grön', '#9ec6a0'],
  ['mörkröd', '#771818'],
  ['Gråblå', '#2f6db5'],
  ['Svart melange', '#1c1c1c'],
  ['Röd/vit', '#c62828'],
  ['#12ab34', '#12ab34'],
  ['Höstglöd', neutralColour],
  ['', neutralColour],
])('%s looks like %s', (name, hex) => {
  expect(colourOfName(name)).toBe(hex);
});
