import { ResponseCache } from './response-cache.server.ts';
import type { CachedResponse } from './response-cache.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Problem } from '#kit/http/problem.ts';
import { visitor } from '#kit/http/principal.ts';
import { answerAllowed } from '#kit/http/router.server.ts';
import type { AllowedInput, Asked, Route } from '#kit/http/router.server.ts';

const capacityBytes = 8 * 1024 * 1024;

/** Visitors' answers to calls, kept in memory. */
export class CallCache {
  readonly #answers = new ResponseCache(capacityBytes);

  /** The input is the endpoint's own reading, so that what it does not know makes no other answer. */
  async answer(
    route: Route,
    allowed: AllowedInput,
    version: string,
    language: Language,
  ): Promise<CachedResponse | { problem: Problem }> {
    const key = `${route.endpoint.name} ${language} ${JSON.stringify(allowed.input)}`;
    try {
      return await this.#answers.get(key, version, () => make(route, allowed, language));
    } catch (error) {
      if (error instanceof NotKept) return { problem: error.problem };
      throw error;
    }
  }
}

async function make(route: Route, allowed: AllowedInput, language: Language) {
  // Knows nothing of the request, so that the answer can be anybody's.
  const asked: Asked = { language, ip: '', header: () => undefined, secrets: () => [] };
  const result = await answerAllowed(route, allowed, visitor, asked);
  if ('problem' in result) throw new NotKept(result.problem);
  return { status: 200, type: 'application/json; charset=utf-8', text: result.json ?? '' };
}

class NotKept extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}
