import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentItem = { type: string; payload: string };

/** An error-reporting service that only records what it was sent. */
export async function openFakeErrorService() {
  const items: SentItem[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST') items.push(...itemsOf(Buffer.concat(parts).toString('utf8')));
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    items,
    /** Returns the items of this type: `event`, `transaction`, `replay_event`. */
    sent: (type: string) => items.filter((item) => item.type === type),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** An envelope starts with its own header line, followed by a header line and a content line for each item. */
function itemsOf(envelope: string): SentItem[] {
  const lines = envelope.split('\n').slice(1);
  return lines.flatMap((line, index) => {
    const type = /^\{"type":"(\w+)"/.exec(line)?.[1];
    return type ? [{ type, payload: lines[index + 1] ?? '' }] : [];
  });
}
