import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openEndpoints } from '../src/app/endpoints.server.ts';
import { serveCalls } from '../src/app/serve-calls.server.ts';
import type { Database } from '../src/kit/database/db.server.ts';
import { readEnv, type Env } from '../src/kit/process/env.server.ts';
import { createHttp } from '../src/kit/http/http.server.ts';
import { silentLog } from '../src/kit/process/log.server.ts';
import { replicaReads } from '../src/kit/database/replica.server.ts';
import {
  documentedStatuses,
  namedProblems,
  sharedResponses,
} from '../src/kit/http/openapi/openapi-responses.server.ts';
import type { Route } from '../src/kit/http/router.server.ts';
import type { Services } from '../src/kit/services/services.server.ts';
import { DataVersions } from '../src/kit/database/data-versions.server.ts';
import { openImageStore } from '../src/shop/images/image-storage.server.ts';
import { openTestDatabase } from './database.ts';
import { emptyTestShop, seedTestShop } from './seed-test-shop.ts';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** A Wednesday in week 42. */
const opening = '2026-10-14T10:00:00Z';

/**
 * A shop with a few articles and customers on a fresh database, served by the real web server without a port. With
 * `seed: 'none'` it has nothing, as a shop has that somebody opens.
 */
export async function openTestShop(settings: Partial<Env> = {}, replica?: Database) {
  const database = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'test-shop-'));
  const env: Env = { ...readEnv({}), dataDir, mailOrdersTo: 'order@maker.example', ...settings };
  let time = new Date(opening);
  const versions = new DataVersions();
  const onReplica = replicaReads(database.db, replica?.db, silentLog);
  const services: Services = { db: database.db, onReplica, env, log: silentLog, now: () => time, versions };
  const seed = async () => {
    if (env.seed !== 'none') await seedTestShop(database.db);
  };
  await seed();

  const endpoints = openEndpoints(services);
  const { routes, sessions } = endpoints;
  const http = await createHttp(env, 'silent');
  const served: string[] = [];
  http.addHook(
    'onRoute',
    ({ method, url }) => void served.push(...[method].flat().map((one) => `${one} ${url}`)),
  );
  const undescribed = watchStatuses(http, routes);
  const images = openImageStore(env);
  const { renditions } = serveCalls(http, services, endpoints, { database, imageStore: images });
  return {
    dataDir,
    endpoints,
    /** Every route of the web server: `GET /api/article/:id`. */
    served,
    images,
    renditions,
    services,
    sessions,
    http,
    db: database.db,
    /** Fails when an endpoint has answered with a status that its description does not list. */
    assertDescribed() {
      if (undescribed.length > 0) throw new Error(`Not in the description: ${undescribed.splice(0).join()}`);
    },
    /** Advances the shop's clock. */
    wait(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000);
      sessions.forget();
    },
    /** Resets the shop to its initial state, in a fraction of the time that opening another takes. */
    async startOver() {
      await emptyTestShop(database.db);
      await seed();
      time = new Date(opening);
      sessions.forget();
      await versions.changed();
    },
    setTime(at: string) {
      time = new Date(at);
      sessions.forget();
    },
    async close() {
      await http.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Statuses that any endpoint may answer, which the description summarises as `4XX`. */
const refusedBeforeTheCall = [405, 408, 414, 417, 431];

/** The problems that the description names once for all endpoints. */
const sharedProblems = new Set(
  Object.values(sharedResponses).flatMap(
    ({ description }) => description.match(/(?<=`)[a-z-]+(?=`:|`,|` or)/g) ?? [],
  ),
);

/** Records statuses, and problems, that the description of an endpoint does not list. */
function watchStatuses(http: FastifyInstance, routes: readonly Route[]): string[] {
  const described = new Map(
    routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, documentedStatuses(endpoint)]),
  );
  const named = new Map(
    routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, namedProblems(endpoint)]),
  );
  const undescribed: string[] = [];
  http.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const call = `${method} ${routeOptions.url}`;
    const { statusCode } = reply;
    if (statusCode >= 500 || statusCode === 304 || refusedBeforeTheCall.includes(statusCode)) return;
    if (described.get(call)?.has(String(statusCode)) === false) undescribed.push(`${call} ${statusCode}`);
    const problem = /^\{"type":"\/problems\/([a-z-]+)"/.exec(typeof payload === 'string' ? payload : '')?.[1];
    const codes: Iterable<string> = named.get(call)?.get(String(statusCode)) ?? sharedProblems;
    if (described.has(call) && problem && ![...codes].includes(problem))
      undescribed.push(`${call} ${statusCode} ${problem}`);
  });
  return undescribed;
}

export type Answered = {
  status: number;
  /** The parsed JSON, whatever its type. */
  body: ReturnType<typeof JSON.parse>;
  text: string;
  headers: Record<string, unknown>;
};

/** The prefix of cookie names over https. */
const hostPrefix = '__Host-';

/** A browser with its own cookies and address. */
export class Client {
  readonly ip: string;
  session: string | undefined;
  /** The cookie that the browser sends only to the office. */
  office: string | undefined;
  /** The cookies by which the shop and the office recognise the device after a log-out. */
  readonly devices: Record<string, string> = {};
  readonly #shop: TestShop;
  #prefix = '';

  constructor(shop: TestShop, ip = '192.0.2.1') {
    this.#shop = shop;
    this.ip = ip;
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: object = {}, headers?: Record<string, string>) {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: object = {}) {
    return this.send('PUT', path, body);
  }

  delete(path: string) {
    return this.send('DELETE', path);
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const options: InjectOptions = {
      method,
      url: `/api/${path}`,
      remoteAddress: this.ip,
      headers,
      ...(body && method !== 'GET' && method !== 'DELETE' && { payload: body }),
      cookies: {
        ...(this.session && { [`${this.#prefix}session`]: this.session }),
        ...(this.office && { [`${this.#prefix}office`]: this.office }),
        ...this.devices,
      },
    };
    const response = await this.#shop.http.inject(options);
    for (const { name, value } of response.cookies) {
      const plain = name.replace(hostPrefix, '');
      if (plain === 'session' || plain === 'office') {
        this[plain] = value || undefined;
        this.#prefix = name === plain ? '' : hostPrefix;
      } else if (name.endsWith('device')) this.devices[name] = value;
    }
    this.#shop.assertDescribed();
    const isJson = /json/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      body: isJson ? JSON.parse(response.body) : undefined,
      text: response.body,
      headers: response.headers,
    };
  }
}

export function aVisitor(shop: TestShop, ip?: string): Client {
  return new Client(shop, ip);
}

/** Returns a client logged in as this customer. */
export async function logInAs(shop: TestShop, number: string, ip?: string): Promise<Client> {
  const client = new Client(shop, ip);
  const answer = await client.post('login', { username: number, password: 'demo1234' });
  if (answer.status !== 200) throw new Error(`${number} could not log in: ${answer.text}`);
  return client;
}

/** Waits up to ten seconds for a condition. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(5)) if (await holds()) return;
  throw new Error('it did not come to hold within ten seconds');
}
