import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteBoundedCache } from './byte-bounded-cache.server.ts';

const capacity = 100;

type Step = { does: 'get' | 'delete' | 'set' | 'reweigh'; name: string; bytes: number; isOther: boolean };

const name = fc.constantFrom('a', 'b', 'c', 'd');
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('get', 'delete', 'set', 'reweigh'),
    name,
    bytes: fc.constantFrom(0, 1, 30, 50, 99, 100, 101),
    isOther: fc.boolean(),
  }),
  { maxLength: 30 },
);

test('whatever is done, what it holds fits, and what was used longest ago goes first', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const cache = new ByteBoundedCache<object>(capacity);
      /** By the time of the last use, the oldest first. */
      let held: { name: string; value: object; bytes: number }[] = [];
      const put = (one: (typeof held)[number]) => {
        held = held.filter((other) => other.name !== one.name);
        if (one.bytes > capacity) return;
        while (held.reduce((sum, { bytes }) => sum + bytes, one.bytes) > capacity) held.shift();
        held.push(one);
      };
      for (const step of all) {
        const known = held.find((one) => one.name === step.name);
        if (step.does === 'delete') {
          cache.delete(step.name);
          held = held.filter((one) => one !== known);
        } else if (step.does === 'get') {
          expect(cache.get(step.name)).toBe(known?.value);
          if (known) held = [...held.filter((one) => one !== known), known];
        } else {
          const bytes = Math.max(1, step.bytes);
          const value = step.does === 'set' || step.isOther ? {} : (known?.value ?? {});
          if (step.does === 'set') cache.set(step.name, value, step.bytes);
          else cache.reweigh(step.name, value, step.bytes);
          if (step.does === 'set' || known?.value === value) put({ name: step.name, value, bytes });
        }
      }
      for (const one of ['a', 'b', 'c', 'd'])
        expect(cache.get(one)).toBe(held.find((known) => known.name === one)?.value);
    }),
    { numRuns: 1000 },
  );
});
