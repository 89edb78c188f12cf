import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reversePaging } from './reverse-paging.ts';

test('a part is the same from whichever end it is read', () => {
  const sizes = fc.record({ total: fc.nat(200), skip: fc.nat(250), take: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(sizes, ({ total, skip, take }) => {
      const list = Array.from({ length: total }, (_, index) => index);
      const part = reversePaging(total, { skip, take });
      const asRead = part.fromFarEnd ? list.toReversed() : list;
      const read = asRead.slice(part.skip, part.skip + part.take);
      expect(part.fromFarEnd ? read.toReversed() : read).toEqual(list.slice(skip, skip + take));
      expect(part.skip).toBeLessThanOrEqual(total / 2);
    }),
  );
});
