import * as z from 'zod/mini';
import type { CookieSecret, SetCookie } from './cookies.server.ts';
import type { Endpoint, InputOf, OutputOf, ShopPrincipalOf } from './endpoint.ts';
import { boundMessage } from '#kit/fields/bound-messages.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { boundsOfIssue, ruleOf } from '#kit/fields/schema-issues.ts';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { formatMessage, isFormat } from '#kit/fields/format-messages.ts';
import { rowsIn, unknownMembers } from '#kit/fields/unknown-members.ts';
import type { Language } from '#kit/text/language.ts';
import { writerFor } from './answer-writer.server.ts';
import { SerializedAnswer } from '#kit/cache/serialized-answers.server.ts';
import { Problem } from './problem.ts';
import { visitor, type CustomerSession, type PersonRight, type Principal } from './principal.ts';

/** What a handler may know about the request beyond its input. */
export type RequestContext = {
  language: Language;
  ip: string;
  header(name: string): string | undefined;
  /** Returns all secrets from cookies of this name, the likeliest first. */
  secrets(cookie: string): readonly CookieSecret[];
};

/** An answer with more than a body. */
export class Answer<T> {
  readonly body: T;
  readonly headers: Record<string, string>;
  readonly cookies: readonly SetCookie[];

  constructor(body: T, more: { headers?: Record<string, string>; cookies?: readonly SetCookie[] } = {}) {
    this.body = body;
    this.headers = more.headers ?? {};
    this.cookies = more.cookies ?? [];
  }
}

/** An answer that is a file, of the type that the endpoint declares. */
export class FileAnswer {
  readonly name: string;
  readonly bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.bytes = bytes;
  }
}

type Answered<E> = OutputOf<E> | Answer<OutputOf<E>> | SerializedAnswer<OutputOf<E>> | FileAnswer | Problem;

export type Handler<E> = (
  input: InputOf<E>,
  principal: ShopPrincipalOf<E>,
  context: RequestContext,
) => Promise<Answered<E>> | Answered<E>;

export type Route = {
  endpoint: Endpoint;
  handle: (input: unknown, principal: Principal, context: RequestContext) => Promise<unknown>;
};

/** Connects an endpoint to its handler. @throws Error when it is not for anyone and names no right */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  if (endpoint.who !== 'anyone' && !endpoint.right)
    throw new Error(`${endpoint.name} does not declare the right that it needs`);
  return {
    endpoint,
    handle: async (input, principal, context) =>
      handler(input as InputOf<E>, principal as ShopPrincipalOf<E>, context),
  };
}

export type Result =
  | { problem: Problem }
  | {
      json: string | undefined;
      headers: Record<string, string>;
      cookies: readonly SetCookie[];
      file?: FileAnswer;
    };

export type AllowedInput = { input: unknown };

/** Authorises, parses and answers: the only way to a handler, over HTTP and in-process. */
export async function answer(
  route: Route,
  rawInput: unknown,
  principal: Principal,
  context: RequestContext,
): Promise<Result> {
  const allowed = allow(route.endpoint, rawInput, principal);
  return allowed instanceof Problem
    ? { problem: allowed }
    : await answerAllowed(route, allowed, principal, context);
}

/**
 * Returns the parsed input when this principal may call the endpoint. `readings` are the schemas of what is written, as
 * it is read: whoever sends all of it back may do so.
 */
export function allow(
  endpoint: Endpoint,
  rawInput: unknown,
  principal: Principal,
  readings: readonly z.ZodMiniType[] = [],
): AllowedInput | Problem {
  const refused = refusalOf(endpoint, principal);
  if (refused) return refused;
  const unknown = refusesUnknown(endpoint) ? unknownMembers([endpoint.input, ...readings], rawInput) : [];
  const parsed = z.safeParse(endpoint.input, rawInput);
  if (parsed.success && unknown.length === 0) return { input: parsed.data };
  return problemOfInput(endpoint, parsed.error?.issues ?? [], unknown);
}

/** What the office reads has a version, which calls that need none may be sent too. */
const Versioned = z.object({ Version: z.unknown() });

/** Returns the schemas with which what the endpoint writes is read: by itself, or as a row of its list. */
export function readingsOf(endpoint: Endpoint, all: readonly Endpoint[]): z.ZodMiniType[] {
  if (!refusesUnknown(endpoint)) return [];
  const list = endpoint.path.replace(/(?:\/:\w+)+$/, '');
  const ofOne = new RegExp(`^${list}(?:/:\\w+)*$`);
  const read = all.filter(({ method, path }) => method === 'GET' && ofOne.test(path));
  return [Versioned, ...read.flatMap(({ output }) => [output, ...rowsIn(output)])];
}

/**
 * A member that a write of staff or of a program does not know could be what matters: ignoring the rows of a
 * cancellation would cancel the whole order. Customers' calls ignore it, as browsers with an older page may send it.
 */
function refusesUnknown({ who, method }: Endpoint): boolean {
  return method !== 'GET' && (who === 'staff' || who === 'program');
}

export async function answerAllowed(
  route: Route,
  { input }: AllowedInput,
  principal: Principal,
  context: RequestContext,
): Promise<Result> {
  const reader = readerOf(route.endpoint, principal);
  const result = await route.handle(input, reader, context);
  if (result instanceof Problem) return { problem: result };
  if (result instanceof FileAnswer) return { json: undefined, headers: {}, cookies: [], file: result };
  const write = writerFor(route.endpoint, reader);
  if (result instanceof SerializedAnswer) return { json: result.writtenBy(write), headers: {}, cookies: [] };
  const { body, headers, cookies } =
    result instanceof Answer ? (result as Answer<unknown>) : new Answer(result);
  const json = route.endpoint.status === 204 ? undefined : write(body);
  return { json, headers, cookies };
}

/** A person who may not see prices gets the visitor's answer where the two differ in them. */
function readerOf({ visitorOutput }: Endpoint, principal: Principal): Principal {
  return visitorOutput && principal.kind === 'customer' && !principal.person.rights.has('see')
    ? visitor
    : principal;
}

/** Returns why the principal may not call the endpoint, whatever the input. */
export function refusalOf(endpoint: Endpoint, principal: Principal): Problem | undefined {
  const { who, right } = endpoint;
  if (who === 'staff' || who === 'program') return refuseByRight(endpoint, principal);
  if (who === 'customer') {
    const session = sessionWith(right as PersonRight, principal);
    if (session instanceof Problem) return session;
  }
  if (principal.kind !== 'customer') return undefined;
  const mustWait = principal.requireNewPassword && endpoint.method !== 'GET';
  return mustWait && !endpoint.whilePasswordIsRequired ? new Problem('new-password-required') : undefined;
}

/** Returns the session when its person has the right. Files, which are no endpoints, ask for it by this too. */
export function sessionWith(right: PersonRight, principal: Principal): CustomerSession | Problem {
  if (principal.kind !== 'customer') return new Problem('not-logged-in');
  return principal.person.rights.has(right) ? principal : new Problem('no-right');
}

/** Data that a role may not read is answered as not found; actions it may not take are answered as forbidden. */
function refuseByRight({ who, right, method }: Endpoint, principal: Principal): Problem | undefined {
  if (principal.kind === 'visitor' || principal.kind === 'customer' || principal.kind !== who)
    return new Problem('not-logged-in');
  const rights: ReadonlySet<string> = principal.rights;
  if (right !== undefined && rights.has(right)) return undefined;
  return new Problem(method === 'GET' ? 'not-found' : 'no-right');
}

/** Returns what is right where the rule's own message does not tell. */
function rightOf(issue: z.core.$ZodIssue): ((language: Language) => string) | undefined {
  if (issue.code === 'invalid_value') {
    const choices = issue.values.join(', ');
    return (language) => formatMessage('choice', language).replace('{choices}', () => choices);
  }
  const format: unknown = issue.code === 'custom' ? issue.params?.['format'] : undefined;
  return isFormat(format) ? (language) => formatMessage(format, language) : undefined;
}

/** Says the rule, and the bound that was broken. */
function boundOf(issue: z.core.$ZodIssue, rule: RuleName): ((language: Language) => string) | undefined {
  const bounds = boundsOfIssue(issue);
  if (Object.keys(bounds).length === 0) return undefined;
  return (language) =>
    [ruleMessage(rule, language), boundMessage(rule, bounds, language)].filter(Boolean).join('. ');
}

function problemOfInput(
  endpoint: Endpoint,
  issues: readonly z.core.$ZodIssue[],
  unknown: readonly string[],
): Problem {
  // The words for customers are specified.
  const tellsBounds = endpoint.who === 'staff' || endpoint.who === 'program';
  const broken = issues.map((issue) => {
    const rule = ruleOf(issue.message);
    const message = rightOf(issue) ?? (tellsBounds ? boundOf(issue, rule) : undefined);
    return {
      field: issue.path.filter((part) => typeof part === 'string').join('.'),
      rule,
      ...(message && { message }),
    };
  });
  const errors = [...broken, ...unknown.map((field) => ({ field, rule: 'unknown' as const }))];
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  // A malformed id is answered like an unknown one, so that the difference reveals nothing.
  if (errors.some((error) => inPath.has(error.field))) return new Problem('not-found');
  const seen = new Set<string>();
  return new Problem('bad-input', {
    errors: errors.filter(({ field }) => !seen.has(field) && seen.add(field)),
  });
}
