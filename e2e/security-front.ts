import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Front = {
  url: string;
  nodes: (string | undefined)[];
  failures: string[];
  answered(): number;
  close(): void;
};

const lookEveryMs = 100;

/**
 * A load balancer in front of several nodes: each request goes to the next node that `/readyz` reports as ready, and
 * to another when the connection fails.
 */
export async function openFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: false });
  const front = { url: '', nodes: [] as (string | undefined)[], failures: [] as string[] };
  let turn = 0;
  let answered = 0;
  /** The nodes that are not ready, with what they say of it. */
  const unready = new Map<string, string>();
  const watch = setInterval(() => {
    // A node that starts later may get the port of an earlier one.
    for (const node of unready.keys()) if (!front.nodes.includes(node)) unready.delete(node);
    for (const node of front.nodes)
      if (node !== undefined)
        void fetch(`${node}/readyz`).then(
          async (came) => {
            if (came.status === 503) unready.set(node, await came.text());
            else unready.delete(node);
          },
          () => undefined,
        );
  }, lookEveryMs);

  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => pass(asked, Buffer.concat(parts), answer, turn++));
  });

  function pass(
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    place: number,
    isSecond = false,
  ): void {
    const { method, url = '' } = asked;
    const node = front.nodes[place % front.nodes.length];
    const fail = (error: Error & { code?: string }) => {
      if (error.code === 'ECONNREFUSED' && !isSecond) return pass(asked, body, answer, place + 1, true);
      front.failures.push(`${method} ${url}: ${error.code ?? error.message}${[...unready.values()].join()}`);
      answer.destroy();
    };
    if (node === undefined || unready.has(node))
      return fail(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const passed = request(node + url, { agent, method, headers: { ...asked.headers, connection: 'close' } });
    passed.on('error', fail);
    passed.on('response', (came) => {
      const status = came.statusCode ?? 0;
      if (status >= 500 && status !== 503) front.failures.push(`${method} ${url}: ${status}`);
      came.on('error', () => {
        front.failures.push(`${method} ${url}: cut off`);
        answer.destroy();
      });
      came.on('end', () => answered++);
      answer.writeHead(status, { ...came.headers, connection: 'keep-alive' });
      came.pipe(answer);
    });
    passed.end(body);
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return Object.assign(front, {
    answered: () => answered,
    close: () => (clearInterval(watch), server.close(), server.closeAllConnections(), agent.destroy()),
  });
}
