import type { FastifyRequest } from 'fastify';
import { parseLanguage, type Language } from '#kit/text/language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that the shop shows. */
    languages: readonly Language[];
  }
}

/** Returns the language of the query string, otherwise of the cookie, otherwise the default; a browser's own is not asked. */
export function languageOf(request: FastifyRequest): Language {
  const query = request.query as Record<string, unknown> | undefined;
  const cookies = request.cookies as Record<string, string | undefined> | undefined;
  return parseLanguage(query?.languageCode || query?.lang || cookies?.language, request.server.languages);
}
