import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Capacity = {
  /** Calls under way from which on those that only read are refused, and those that change something. */
  reading: number;
  writing: number;
  /** Calls still on their way here from which on no more of them are taken in: each holds up to its body in memory. */
  arriving: number;
  /** Milliseconds that work waits for the processor, twice in a row, from which on reading is refused to a crowd. */
  lag: number;
  /** Calls under way from which on they are one: where a slow machine is to blame, a few readers get their pages late. */
  crowd: number;
};

/** The database answers some hundreds a second at its slowest: who comes later would wait for longer than people do. */
const normal: Capacity = { reading: 250, writing: 500, arriving: 2000, lag: 700, crowd: 25 };
const sampleMs = 100;

/**
 * Answers what is past capacity at once, with `refuse`, so that the rest is served as ever. Orders and carts have room
 * that browsing may not take; the questions of a load balancer are always answered. Only what the shop works at takes
 * room: not a client that is slow to send its body, and not one that is slow to take its answer.
 */
export function limitLoad(
  http: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  capacity: Capacity = normal,
): void {
  const underWay = new Set<FastifyRequest['raw']>();
  const arriving = new Set<FastifyRequest['raw']>();
  const lag = watchLag(capacity.lag);

  const isFull = ({ method }: FastifyRequest): boolean =>
    method === 'GET' || method === 'HEAD'
      ? underWay.size >= capacity.reading || (underWay.size >= capacity.crowd && lag.isLong())
      : underWay.size >= capacity.writing || arriving.size >= capacity.arriving;

  http.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (isFull(request) && !isAboutHealth(request)) return await refuse(request, reply);
    (bringsBody(request) ? arriving : underWay).add(raw);
    const end = (): void => {
      arriving.delete(raw);
      underWay.delete(raw);
    };
    reply.raw.once('prefinish', end);
    // Of a client that goes away before its answer.
    reply.raw.once('close', end);
  });
  // What has got here is here as a whole.
  http.addHook('preValidation', (request, _reply, done) => {
    if (arriving.delete(request.raw)) underWay.add(request.raw);
    done();
  });
  http.addHook('onClose', async () => lag.stop());
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
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
