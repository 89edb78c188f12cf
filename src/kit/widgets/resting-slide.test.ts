import { expect, test } from 'vitest';
import { restingSlide } from './resting-slide.ts';

test('a track rests at a slide, also where its width is no whole number of pixels', () => {
  expect(restingSlide({ scrollLeft: 0, clientWidth: 390 })).toBe(0);
  expect(restingSlide({ scrollLeft: 2 * 390, clientWidth: 390 })).toBe(2);
  // Six slides of 389.5 px, which `clientWidth` tells as 390.
  expect(restingSlide({ scrollLeft: 5 * 389.5, clientWidth: 390 })).toBe(5);
  expect(restingSlide({ scrollLeft: 5 * 390.4, clientWidth: 390 })).toBe(5);
});

test('a track that pauses between two slides rests at none', () => {
  expect(restingSlide({ scrollLeft: 200, clientWidth: 390 })).toBeUndefined();
  expect(restingSlide({ scrollLeft: 390 + 60, clientWidth: 390 })).toBeUndefined();
});
