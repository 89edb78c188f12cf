import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Capacity = {
  /** Calls under way from which on those that only read are refused, and those that change something. */
  reading: number;
  writing: number;
  /** Milliseconds that work waits for the processor, twice in a row, from which on reading is refused to a crowd. */
  lag: number;
  /** Calls under way from which on they are one: where a slow machine is to blame, a few readers get their pages late. */
  crowd: number;
};

/** The database answers some hundreds a second at its slowest: who comes later would wait for longer than people do. */
const normal: Capacity = { reading: 250, writing: 500, lag: 700, crowd: 25 };
const sampleMs = 100;

/**
 * Answers what is past capacity at once, with `refuse`, so that the rest is served as ever. Orders and carts have room
 * that browsing may not take; the questions of a load balancer are always answered.
 */
export function limitLoad(
  http: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  capacity: Capacity = normal,
): void {
  const counted = new WeakSet<FastifyRequest['raw']>();
  const lag = watchLag(capacity.lag);
  let underWay = 0;

  http.addHook('onRequest', async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isFull = isReading
      ? underWay >= capacity.reading || (underWay >= capacity.crowd && lag.isLong())
      : underWay >= capacity.writing;
    if (isFull && !isAboutHealth(request)) return await refuse(request, reply);
    underWay++;
    counted.add(request.raw);
    // Also of a client that goes away before its answer.
    reply.raw.once('close', () => {
      if (counted.delete(request.raw)) underWay--;
    });
  });
  http.addHook('onClose', async () => lag.stop());
}

function isAboutHealth({ url }: FastifyRequest): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics';
}

/** One long piece of work is no overload: the wait must be long twice in a row. */
function watchLag(limit: number): { isLong(): boolean; stop(): void } {
  let expected = performance.now() + sampleMs;
  let longTimes = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longTimes = now - expected > limit ? longTimes + 1 : 0;
    expected = now + sampleMs;
  }, sampleMs).unref();
  return { isLong: () => longTimes >= 2, stop: () => clearInterval(timer) };
}
