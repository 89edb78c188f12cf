import { fillPath, type Endpoint, type InputOf, type OutputOf } from './endpoint.ts';
import { problemOf } from './problem-of.ts';
import type { ProblemCode, ProblemJson } from './problem.ts';
import { sendInSession } from './renew-session.ts';

/** A call that was answered with a problem, or not answered at all (status 0). */
export class CallError extends Error {
  readonly status: number;
  readonly problem: ProblemJson | undefined;

  constructor(status: number, problem?: ProblemJson) {
    super(problem?.title ?? `status ${status}`);
    this.name = 'CallError';
    this.status = status;
    this.problem = problem;
  }

  is(code: ProblemCode): boolean {
    return this.problem?.type === `/problems/${code}`;
  }
}

export type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Completes the request even if the page is left meanwhile; the body must be below 64 kB. */
  keepalive?: boolean;
};

/**
 * Calls an endpoint and returns its answer; throws a CallError. It uses HTTP in a browser and runs in-process on the
 * server.
 */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | Record<string, unknown>,
  options?: CallOptions,
) => Promise<OutputOf<E>>;

/** Calls the endpoint over HTTP, with the session cookie. */
export const callOverHttp: Caller = async (endpoint, input, options = {}) => {
  const response = await sendCall(endpoint, input as Record<string, unknown>, options);
  // The type is safe to assert, because the server wrote the answer by the endpoint's own schema.
  return (response.status === 204 ? undefined : await response.json()) as OutputOf<typeof endpoint>;
};

/** Calls an endpoint that gives a file. @throws CallError */
export async function callForFile<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const response = await sendCall(endpoint, input as Record<string, unknown>, {});
  return await response.blob();
}

async function sendCall(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<Response> {
  const { path, rest } = fillPath(endpoint.path, input);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  let response: Response;
  try {
    response = await sendInSession(() =>
      fetch(inQuery ? withQuery(path, rest) : path, {
        method: endpoint.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(!inQuery && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(!inQuery && { body: JSON.stringify(rest) }),
        ...(options.signal && { signal: options.signal }),
        ...(options.keepalive && { keepalive: true }),
      }),
    );
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(0);
  }
  if (!response.ok) throw new CallError(response.status, await problemOf(response));
  return response;
}

/** Lists are written `name[]=1&name[]=2`; undefined, empty and false values are left out. */
export function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else if (isWorthSending(value)) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function isWorthSending(value: unknown): value is string | number | true {
  return value === true || typeof value === 'number' || (typeof value === 'string' && value !== '');
}
