import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { rowsTyped } from './typed-rows.ts';

const space = fc.constantFrom(' ', '\u00a0', '\u202f');
const whole = fc.tuple(fc.integer({ min: 1, max: 100_000 }), space).map(([quantity, between]) => ({
  quantity,
  text: ` ${String(quantity).replace(/\B(?=(?:\d{3})+$)/g, between)} `,
}));
const wrong = fc
  .constantFrom('0', '-3', '1,5', '1.500', 'sex', '6 st', '100001')
  .map((text) => ({ quantity: undefined, text }));
const blank = fc.constantFrom('', '  ').map((text) => ({ quantity: null, text }));

test('each typed row is added with what stands in it, or is counted as not added', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(whole, wrong, blank), { maxLength: 12 }), (all) => {
      const typed = Object.fromEntries(all.map(({ text }, index) => [index + 1, text]));
      const { rows, wrong } = rowsTyped(typed);
      expect(rows).toEqual(
        all.flatMap(({ quantity }, index) =>
          quantity ? [{ ArticleId: index + 1, Quantity: quantity }] : [],
        ),
      );
      expect(wrong).toBe(all.filter(({ quantity }) => quantity === undefined).length);
    }),
    { seed: 11, numRuns: 300 * times },
  );
});
