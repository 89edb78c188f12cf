import type { FastifyRequest } from 'fastify';
import { parseLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';

/** The language of the query, else of the cookie, else Swedish. */
export function languageOf(request: FastifyRequest): Language {
  const query = request.query as Record<string, unknown> | undefined;
  const cookies = request.cookies as Record<string, string | undefined> | undefined;
  return parseLanguage(query?.languageCode || query?.lang || cookies?.language);
}
