import { ResponseCache } from './response-cache.server.ts';
import type { CachedResponse } from './response-cache.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Problem } from '#kit/http/problem.ts';
import { visitor } from '#kit/http/principal.ts';
import { answerAllowed } from '#kit/http/router.server.ts';
import type { AllowedInput, Asked, Route } from '#kit/http/router.server.ts';

const capacityBytes = 8 * 1024 * 1024;

/** An in-memory cache of visitors' answers to API calls. */
export class CallCache {
  readonly #answers = new ResponseCache(capacityBytes);

  /** The input is the one parsed by the endpoint, so that unknown parameters do not create further cache entries. */
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
  // The handler gets nothing of the request, so that its answer can be shared by everybody.
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
