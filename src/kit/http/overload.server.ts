import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Capacity = {
  /** The number of running requests above which read requests are refused, and that for writes. */
  reading: number;
  writing: number;
  /**
   * The number of requests still being received above which no more are accepted: each may hold a whole body in
   * memory.
   */
  arriving: number;
  /**
   * The event-loop delay in milliseconds, measured twice in a row, above which reads are refused when there is a
   * crowd.
   */
  lag: number;
  /**
   * The number of running requests that counts as a crowd: when only the machine is slow, a few readers get their
   * pages late.
   */
  crowd: number;
};

/**
 * Even a slow database answers some hundreds of requests a second; whoever comes later would wait longer than people
 * do.
 */
const normal: Capacity = { reading: 250, writing: 500, arriving: 2000, lag: 700, crowd: 25 };
const sampleMs = 100;

/**
 * Answers requests beyond the capacity at once, with `refuse`, so that the rest are served normally. Orders and carts
 * have capacity that browsing may not use; health checks are always answered. Only requests being processed count:
 * not clients that are slow to send a body or to read a response.
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
    // `close` also covers a client that disconnects before its response.
    reply.raw.once('close', end);
  });
  // By `preValidation` the whole body has been received.
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

/** One long task is not an overload: the delay must be long twice in a row. */
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
