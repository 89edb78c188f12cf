import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CallError } from '#kit/http/call.ts';
import { createClient } from './query-client.ts';

const problem = (type: string) => new CallError(503, { type, title: '', status: 503 });

test.each([
  ['/problems/not-open', 1, 1],
  ['/problems/unavailable', 3, 0],
])(
  'a query that is answered %s is sent %i times, and closes the shop %i times',
  async (type, sent, closed) => {
    vi.useFakeTimers();
    const onClosed = vi.fn<() => void>();
    const client = createClient(undefined, onClosed);
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(problem(type)));
    const { retry } = client.getDefaultOptions().queries!;
    const asked = client
      .fetchQuery({ queryKey: ['products'], queryFn, retry: retry! })
      .catch(() => undefined);
    await vi.runAllTimersAsync();
    await asked;
    expect([queryFn.mock.calls.length, onClosed.mock.calls.length]).toEqual([sent, closed]);
    vi.useRealTimers();
  },
);

test('what a visitor has typed into a form outlives the answer that the shop is closed', async () => {
  const onClosed = vi.fn<() => void>();
  const client = createClient(undefined, onClosed);
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(problem('/problems/not-open')),
  });
  await mutation.execute(undefined).catch(() => undefined);
  expect(onClosed).not.toHaveBeenCalled();
});

test('what a change makes stale is asked for again, also when the answer from before it is still to come', async () => {
  const client = createClient();
  const answers: ((stock: number) => void)[] = [];
  const queryFn = vi.fn<() => Promise<number>>(() => new Promise((answer) => answers.push(answer)));
  const forget = new QueryObserver(client, { queryKey: ['stock'], queryFn }).subscribe(() => {});
  const changed = client.invalidateQueries({ queryKey: ['stock'] });
  answers[0]!(12);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(11);
  await changed;
  expect(client.getQueryData(['stock'])).toBe(11);
  forget();
});
