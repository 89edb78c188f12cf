import { expect, test } from 'vitest';
import type { Preview, Verdict } from '#shop/wanted-rows/contract.ts';
import { isUnfinished, withoutTyped } from './typed-line.ts';

const verdict = (Line: number, changed: Partial<Verdict> = {}) =>
  ({ Line, State: 'ok', Notes: [], TotalAmount: 10, ...changed }) as unknown as Verdict;

test.each([
  ['unknown', true],
  ['ambiguous', true],
  ['quantity', false],
  ['ended', false],
] as const)('a number that is being typed and %s is unfinished: %s', (Code, isOpen) => {
  const typed = verdict(2, { State: 'stopped', Notes: [{ Code, Text: '' }], TotalAmount: 0 });
  expect(isUnfinished(typed)).toBe(isOpen);
  expect(isUnfinished({ ...typed, State: 'ok' })).toBe(false);
  const Counts = { Ok: 2, Changed: 0, Short: 0, Stopped: 1 };
  const preview = {
    Rows: [verdict(1), typed, verdict(3)],
    Counts,
    TotalExcludingVat: 20,
  } as unknown as Preview;
  expect(withoutTyped(preview, typed)).toEqual(
    isOpen
      ? { ...preview, Rows: [preview.Rows[0], preview.Rows[2]], Counts: { ...Counts, Stopped: 0 } }
      : preview,
  );
  expect(withoutTyped(preview, undefined)).toBe(preview);
});
