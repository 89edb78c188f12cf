import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, dismiss, dismissToasts, noticeStore, toast } from './announce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of noticeStore.get()) dismiss(id);
  vi.useRealTimers();
});

const shown = () => noticeStore.get().map(({ text }) => text);

test('the same words again take the place of the first, and are told anew', () => {
  toast('Sparat');
  const [first] = noticeStore.get();
  toast('Raden är borttagen');
  toast('Sparat');
  expect(shown()).toEqual(['Raden är borttagen', 'Sparat']);
  expect(noticeStore.get()[1]?.id).not.toBe(first?.id);
});

test('what can be undone stays beside its like', () => {
  const action = { label: 'Ångra', run: () => {} };
  toast('Borttagen', { action });
  toast('Borttagen', { action });
  expect(shown()).toEqual(['Borttagen', 'Borttagen']);
});

test('what failed is told as that', () => {
  toast('Sparat');
  toast('Det gick inte', { error: true });
  announce('Sidan är läst');
  expect(noticeStore.get().map(({ kind }) => kind)).toEqual(['seen', 'error', 'heard']);
});

test('at most three are shown, each for its time', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast(text);
  expect(shown()).toEqual(['b', 'c', 'd']);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual([]);
});

test('a menu that opens ends what is only told, not what is heard or can be undone', () => {
  toast('Sparat');
  toast('Borttagen', { action: { label: 'Ångra', run: () => {} } });
  announce('Menyn är öppen');
  dismissToasts();
  expect(shown()).toEqual(['Borttagen', 'Menyn är öppen']);
});
