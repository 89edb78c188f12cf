import { expect, test } from 'vitest';
import { DehydratedStates } from './dehydrated-states.server.ts';

const state = (text: string) => ({ status: 200, type: 'application/json', text });

test('a page’s state is found by what it is, for a minute after it is outdated', async () => {
  let current = '1';
  const states = new DehydratedStates(() => current);
  const name = states.put(state('{"stock":50}'), { until: 'stock changes', version: '1' });
  expect(states.put(state('{"stock":44}'), { until: 'stock changes', version: '1' })).not.toBe(name);
  const found = states.find(name);
  expect([await found?.answer.text(), found?.isCurrent()]).toEqual(['{"stock":50}', true]);

  current = '2';
  expect(found?.isCurrent()).toBe(false);
  expect(states.find(name, 1000)?.isCurrent()).toBe(false);
  expect(await states.find(name, 61_000)?.answer.text()).toBe('{"stock":50}');
  expect(states.find(name, 61_001)).toBeUndefined();
  expect(states.find(name, 61_002)).toBeUndefined();
});

test('what was drawn while the data changed is outdated at once', () => {
  const states = new DehydratedStates(() => '2');
  const name = states.put(state('{}'), { until: 'data changes', version: '1' });
  expect(states.find(name)?.isCurrent()).toBe(false);
});
