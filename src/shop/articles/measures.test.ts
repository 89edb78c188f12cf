import { expect, test } from 'vitest';
import type { ShownArticle } from './contract.ts';
import { boxSize, weightText } from './measures.ts';

const tray = { BoxWidth: 27, BoxHeight: 1.5, BoxDepth: 20, Weight: 0.18 } as ShownArticle;

test('measures are written as in the language', () => {
  expect(boxSize(tray, 'sv')).toEqual({ width: '27', height: '1,5', depth: '20' });
  expect(boxSize(tray, 'en')).toEqual({ width: '27', height: '1.5', depth: '20' });
  expect(weightText(tray, 'sv')).toBe('0,18');
});

test('what is not known is not written', () => {
  expect(boxSize({ ...tray, BoxDepth: null }, 'sv')).toBeUndefined();
  expect(weightText({ ...tray, Weight: null }, 'sv')).toBeUndefined();
  expect(weightText({ ...tray, Weight: 0 }, 'sv')).toBeUndefined();
});
