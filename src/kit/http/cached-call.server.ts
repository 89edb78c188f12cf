import type { CachedResponse } from '#kit/cache/cached-response.server.ts';
import type { ResponseCache } from '#kit/cache/response-cache.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Problem } from './problem.ts';
import { visitor } from './principal.ts';
import { answerAllowed, type AllowedInput, type RequestContext, type Route } from './router.server.ts';

/**
 * Returns a visitor's answer to a call, from the cache if it is there. The key is the input as parsed by the
 * endpoint, so that unknown parameters do not create further cache entries.
 */
export async function cachedCall(
  cache: ResponseCache,
  route: Route,
  allowed: AllowedInput,
  { version, language }: { version: string; language: Language },
): Promise<CachedResponse | { problem: Problem }> {
  const key = `call ${route.endpoint.name} ${language} ${JSON.stringify(allowed.input)}`;
  try {
    return await cache.get(key, version, () => make(route, allowed, language));
  } catch (error) {
    if (error instanceof NotCached) return { problem: error.problem };
    throw error;
  }
}

async function make(route: Route, allowed: AllowedInput, language: Language) {
  // The handler gets nothing of the request, so that its answer can be shared by everybody.
  const context: RequestContext = { language, ip: '', header: () => undefined, secrets: () => [] };
  const result = await answerAllowed(route, allowed, visitor, context);
  if ('problem' in result) throw new NotCached(result.problem);
  return { status: 200, type: 'application/json; charset=utf-8', text: result.json ?? '' };
}

class NotCached extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}
