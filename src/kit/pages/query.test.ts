import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { replaceAnswer } from './query.ts';

const key = ['readThing', 'sv', { id: 1 }];

test.each(['before the change is answered', 'after it'])(
  'what a change was answered stays, although a read that began before it ends %s',
  async (when) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.setQueryData(key, 'first');
    let answer = (_old: string) => {};
    const reading = client
      .fetchQuery({ queryKey: key, queryFn: () => new Promise<string>((done) => (answer = done)) })
      .catch(() => undefined);
    if (when.startsWith('before')) {
      answer('old');
      await reading;
    }
    await replaceAnswer(client, key, 'changed');
    answer('old');
    await reading;
    await new Promise((done) => setTimeout(done));
    expect(client.getQueryData(key)).toBe('changed');
    expect(client.isFetching()).toBe(0);
  },
);

test('a change replaces its own answer alone', async () => {
  const client = new QueryClient();
  const other = ['readThing', 'sv', { id: 2 }];
  client.setQueryData(other, 'other');
  await replaceAnswer(client, key, 'changed');
  expect([client.getQueryData(key), client.getQueryData(other)]).toEqual(['changed', 'other']);
});
