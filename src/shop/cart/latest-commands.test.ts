import { expect, test } from 'vitest';
import { latestCommands } from './latest-commands.ts';

function slowServer() {
  const sent: [number, number][] = [];
  const waiting: { answer: (text: string) => void; refuse: () => void }[] = [];
  const send = (id: number, command: number) => {
    sent.push([id, command]);
    return new Promise<string>((answer, reject) => {
      waiting.push({ answer, refuse: () => reject(new Error('no')) });
    });
  };
  return { sent, waiting, send };
}

test('of the commands while one is under way, only the last is sent', async () => {
  const server = slowServer();
  const commands = latestCommands(server.send);
  expect(commands.set(7, 12)).toBe(true);
  const told: string[] = [];
  const done = commands.send(7, (answer) => told.push(answer));
  expect(commands.set(7, 18)).toBe(false);
  expect(commands.set(7, 24)).toBe(false);
  server.waiting[0]!.answer('12');
  await Promise.resolve();
  await Promise.resolve();
  server.waiting[1]!.answer('24');
  expect(await done).toBe('24');
  expect(server.sent).toEqual([
    [7, 12],
    [7, 24],
  ]);
  expect(told).toEqual(['12']);
});

test('after a failure the next command starts anew', async () => {
  const server = slowServer();
  const commands = latestCommands(server.send);
  commands.set(7, 12);
  const done = commands.send(7, () => {});
  server.waiting[0]!.refuse();
  await expect(done).rejects.toThrow('no');
  expect(commands.set(7, 18)).toBe(true);
});
