import { CallError, type Caller } from './call.ts';
import type { OutputOf } from './endpoint.ts';
import { parseLanguage, type Language } from '#kit/text/language.ts';
import { problemToWire } from './problem.ts';
import { visitor } from './principal.ts';
import { answer, type RequestContext, type Route } from './router.server.ts';

/**
 * Calls the shop's own endpoints without HTTP, always as a visitor, so that a page rendered from the answers may be
 * cached anywhere.
 */
export function callAsVisitor(routes: readonly Route[], language: Language): Caller {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async (endpoint, input) => {
    const route = byName.get(endpoint.name);
    if (!route) throw new Error(`no route serves ${endpoint.name}`);
    const values = { languageCode: language, ...(input as Record<string, unknown>) };
    // A page may also ask for the other language, to know its addresses in both.
    const context: RequestContext = {
      language: parseLanguage(values.languageCode),
      ip: '',
      header: () => undefined,
      secrets: () => [],
    };
    const result = await answer(route, values, visitor, context);
    if ('problem' in result) {
      throw new CallError(result.problem.status, problemToWire(result.problem, context.language));
    }
    return (result.json === undefined ? undefined : JSON.parse(result.json)) as OutputOf<typeof endpoint>;
  };
}
