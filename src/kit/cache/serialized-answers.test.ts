import { expect, test } from 'vitest';
import { SerializedAnswers } from './serialized-answers.server.ts';

function answers(capacity = 10_000) {
  const cache = new SerializedAnswers<string[]>(capacity);
  let made = 0;
  return (key: string, inputs: unknown[], bytes = 100) =>
    cache.get(
      key,
      inputs,
      () => [`${key} ${++made}`],
      () => bytes,
    );
}

test('what it is made of being the same, an answer is made and written once', () => {
  const get = answers();
  const groups = new Set([1]);
  const first = get('a', [groups, 1]);
  expect(get('a', [groups, 1])).toBe(first);
  let written = 0;
  const write = (body: unknown) => JSON.stringify({ body, written: ++written });
  expect([first.writtenBy(write), first.writtenBy(write)]).toEqual(
    Array(2).fill('{"body":["a 1"],"written":1}'),
  );
  expect(first.writtenBy(() => 'in another way')).toBe('in another way');
});

test('another key, and another of what it is made of, make another answer', () => {
  const get = answers();
  expect(get('a', [1, 1]).body).toEqual(['a 1']);
  expect(get('b', [1, 1]).body).toEqual(['b 2']);
  expect(get('a', [1, 2]).body).toEqual(['a 3']);
  expect(get('a', [new Set([1]), 2]).body).toEqual(['a 4']);
  expect(get('a', [new Set([1]), 2]).body).toEqual(['a 5']);
});

test('when the room is used up, what was asked for longest ago is made again', () => {
  const get = answers(1000);
  get('a', [], 400);
  get('b', [], 400);
  get('a', [], 400);
  get('c', [], 400);
  expect(get('a', []).body).toEqual(['a 1']);
  expect(get('b', []).body).toEqual(['b 4']);
});

test('a long key takes room too', () => {
  const get = answers(1000);
  const key = 'k'.repeat(450);
  get(key, [0], 100);
  expect(get(key, [0], 100).body).toEqual([`${key} 1`]);
  get(key, [1], 101);
  expect(get(key, [1], 101).body).toEqual([`${key} 3`]);
});
