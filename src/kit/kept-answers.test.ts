import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.server.ts';

const made = (text: string) => async () => ({ status: 200, type: 'text/plain', text });

test('those who ask at the same time share one making', async () => {
  const kept = new KeptAnswers();
  let times = 0;
  const make = async () => (times++, await made('one')());
  const answers = await Promise.all([kept.get('a', '1', make), kept.get('a', '1', make)]);
  expect([times, answers[0] === answers[1]]).toEqual([1, true]);
});

test('another version is made anew, and a failure is not kept', async () => {
  const kept = new KeptAnswers();
  await expect(kept.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(String((await kept.get('a', '1', made('one'))).body)).toBe('one');
  expect(String((await kept.get('a', '1', made('two'))).body)).toBe('one');
  expect(String((await kept.get('a', '2', made('two'))).body)).toBe('two');
});

test('when the room is used up, what was asked for longest ago goes', async () => {
  const kept = new KeptAnswers(5000);
  const isKept = async (key: string) => String((await kept.get(key, '1', made('new'))).body) !== 'new';
  for (const key of ['a', 'b', 'c', 'd']) await kept.get(key, '1', made(key.repeat(50)));
  expect(await isKept('a')).toBe(true);
  await kept.get('e', '1', made('e'));
  expect([await isKept('a'), await isKept('e')]).toEqual([true, true]);
  expect(await isKept('b')).toBe(false);
});
