import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFileName } from './image-file-name.ts';

test.each([
  [[['Mugg Dimma', 10]], 'mugg-dimma'],
  // It ends between two words, also where the limit is just there.
  [[['Mugg Dimma', 9]], 'mugg'],
  [[['Mugg Dimma röd', 10]], 'mugg-dimma'],
  [[['Mugg Dimma röd', 11]], 'mugg-dimma'],
  [[['Mugg Dimma röd', 13]], 'mugg-dimma'],
  [[['Superkalifragilistisk', 10]], 'superkalif'],
  [
    [
      ['30405', 40],
      ['', 60],
      ['Pläd', 60],
    ],
    '30405-plad',
  ],
  [[['???', 9]], ''],
] as const)('a file of %j is called %j', (words, name) => expect(imageFileName(words)).toBe(name));

test('a name is never longer than it may be, and is cut within no word that would be whole', () => {
  const words = fc.array(fc.stringMatching(/^[a-zåäö]{1,12}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 30 }), (list, most) => {
      const whole = imageFileName([[list.join(' '), 1_000]]);
      const name = imageFileName([[list.join(' '), most]]);
      expect(name.length).toBeLessThanOrEqual(most);
      const [first = ''] = whole.split('-');
      if (first.length > most) {
        expect(name).toBe(first.slice(0, most));
        return;
      }
      // As many words as there is room for.
      expect(whole === name || whole.startsWith(`${name}-`)).toBe(true);
      const [next] = whole.slice(name.length + 1).split('-');
      if (next) expect(`${name}-${next}`.length).toBeGreaterThan(most);
    }),
    { seed: 30, numRuns: 500 },
  );
});
