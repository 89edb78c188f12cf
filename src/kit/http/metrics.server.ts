import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { sendProblem } from './http.server.ts';

/** A metric that is measured when it is scraped. */
export type Gauge = { name: string; help: string; read(): Promise<number> | number };

const edges = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Serves `/metrics` in Prometheus format, only to programs on this machine that connect without a proxy; everybody
 * else gets a 404.
 */
export function serveMetrics(http: FastifyInstance, gauges: readonly Gauge[]): void {
  const answers = new Map<string, number>();
  const durations = { buckets: edges.map(() => 0), count: 0, sum: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  http.addHook('onClose', async () => void delay.disable());

  const count = (method: string, status: number, seconds: number): void => {
    const kind = `method="${method}",status="${status}"`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    durations.count++;
    durations.sum += seconds;
    const place = edges.findIndex((edge) => seconds <= edge);
    if (place >= 0) durations.buckets[place]!++;
  };
  http.responseCache.onRespond((status, seconds) => count('GET', status, seconds));
  http.addHook('onResponse', (request, reply, done) => {
    count(request.method, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  http.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isOfThisMachine(request)) return await sendProblem(request, reply, new Problem('not-found'));
    const lines = [...ofProcess(delay.percentile(99)), ...ofAnswers(answers), ...ofDurations(durations)];
    for (const gauge of gauges) lines.push(...described(gauge, 'gauge', await gauge.read()));
    delay.reset();
    return await reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

const ofProxies = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'via',
  'x-forwarded-host',
  'x-forwarded-proto',
];

function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  const from = raw.socket.remoteAddress ?? '';
  return /^(?:::1|(?:::ffff:)?127\.)/.test(from) && !ofProxies.some((name) => headers[name] !== undefined);
}

function described({ name, help }: { name: string; help: string }, type: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}

function ofProcess(delayNs: number): string[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const started = Date.now() / 1000 - process.uptime();
  const cpu = { name: 'process_cpu_seconds_total', help: 'Processor time used.' };
  return [
    ...described(cpu, 'counter', (user + system) / 1e6),
    ...described({ name: 'process_resident_memory_bytes', help: 'Memory in use.' }, 'gauge', rss),
    ...described({ name: 'nodejs_heap_used_bytes', help: 'Memory of objects.' }, 'gauge', heapUsed),
    ...described({ name: 'process_start_time_seconds', help: 'When it was started.' }, 'gauge', started),
    ...described(
      { name: 'nodejs_eventloop_delay_p99_seconds', help: 'How long work waits, since the last look.' },
      'gauge',
      (Number.isFinite(delayNs) ? delayNs : 0) / 1e9,
    ),
  ];
}

function ofAnswers(answers: ReadonlyMap<string, number>): string[] {
  const name = 'http_requests_total';
  return [
    `# HELP ${name} Answers by method and status.`,
    `# TYPE ${name} counter`,
    ...[...answers].map(([kind, count]) => `${name}{${kind}} ${count}`),
  ];
}

function ofDurations({
  buckets,
  count,
  sum,
}: {
  buckets: readonly number[];
  count: number;
  sum: number;
}): string[] {
  const name = 'http_request_duration_seconds';
  let below = 0;
  return [
    `# HELP ${name} From the request to the end of its answer.`,
    `# TYPE ${name} histogram`,
    ...edges.map((edge, place) => `${name}_bucket{le="${edge}"} ${(below += buckets[place] ?? 0)}`),
    `${name}_bucket{le="+Inf"} ${count}`,
    `${name}_sum ${sum}`,
    `${name}_count ${count}`,
  ];
}
