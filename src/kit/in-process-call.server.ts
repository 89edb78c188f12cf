import { CallError } from './call.ts';
import type { Caller } from './call.ts';
import type { OutputOf } from './endpoint.ts';
import type { Language } from './language.ts';
import { problemToWire } from './problem.ts';
import { visitor } from './reader.ts';
import { answer } from './router.server.ts';
import type { Asked, Route } from './router.server.ts';

/** Calls the shop's own endpoints without HTTP, always as a visitor: what a page is rendered from may be kept by any cache. */
export function callAsVisitor(routes: readonly Route[], language: Language): Caller {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  const asked: Asked = { language, ip: '', header: () => undefined, cookie: () => undefined };
  return async (endpoint, input) => {
    const route = byName.get(endpoint.name);
    if (!route) throw new Error(`no route serves ${endpoint.name}`);
    const result = await answer(
      route,
      { ...(input as Record<string, unknown>), languageCode: language },
      visitor,
      asked,
    );
    if ('problem' in result) {
      throw new CallError(result.problem.status, problemToWire(result.problem, language));
    }
    return (result.json === undefined ? undefined : JSON.parse(result.json)) as OutputOf<typeof endpoint>;
  };
}
