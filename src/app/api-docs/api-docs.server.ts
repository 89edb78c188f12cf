import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CompressedTexts, encodingFor } from '#kit/cache/compression.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Env } from '#kit/process/env.server.ts';
import type { OpenApi } from '#kit/http/openapi/openapi.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { headOfTheme, type ThemeRepository } from '#shop/theme/theme.server.ts';
import { officeLanguage, officeLanguages } from '#shop/texts/office-language/table.ts';
import { contentPolicy, hashesOf } from '#app/security-headers.server.ts';
import { describeApi } from './api-description.server.ts';
import { docsFilter } from './docs-filter.server.ts';
import { docsStyle } from './docs-style.server.ts';

type Shown = {
  look: ThemeRepository;
  /** The style sheet of the shop's pages, which names its colours and sizes. */
  styleSheet: string;
  isDeveloped: boolean;
};

/** The API description: for programs at /api/openapi.json, for people at /api/docs. Generated at the first request. */
export function serveApiDocs(
  http: FastifyInstance,
  areas: ReadonlyMap<string, readonly Route[]>,
  env: Env,
  { look, styleSheet, isDeveloped }: Shown,
): void {
  const serverUrl = new URL(env.publicUrl).origin;
  let description: Promise<OpenApi> | undefined;
  const describe = () => (description ??= describeApi(areas, { serverUrl, languages: env.languages }));
  let json: string | undefined;
  const pages = new Map<Language, { head: string; page: string }>();
  const texts = new CompressedTexts();
  const version = createHash('sha256').update(docsFilter).digest('hex').slice(0, 12);
  http.get('/api/openapi.json', async (request, reply) => {
    void reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300');
    await sendText(request, reply, (json ??= JSON.stringify(await describe())), texts);
  });
  http.get(filterPath, async (request, reply) => {
    void reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable');
    await sendText(request, reply, docsFilter, texts);
  });
  http.get('/api/docs', async (request, reply) => {
    const theme = await look.shown();
    const head = `<link rel="stylesheet" href="${styleSheet}">\n${headOfTheme(theme)}`;
    const language = officeLanguage(languageOf(request));
    const known = pages.get(language);
    const page = known?.head === head ? known.page : await draw(language, head);
    pages.set(language, { head, page });
    const ownStyles = hashesOf([docsStyle, ...(theme.own ? [theme.own.css] : [])]);
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy(env, isDeveloped, { ownStyles }));
    await sendText(request, reply, page, texts);
  });

  async function draw(language: Language, head: string): Promise<string> {
    // Its Markdown and templates are needed by few, and only here.
    const { docsPage } = await import('./docs-page.server.ts');
    const languages = officeLanguages(env.languages);
    return docsPage(await describe(), { language, languages, head, script: `${filterPath}?v=${version}` });
  }
}

const filterPath = '/api/docs/filter.js';

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  texts: CompressedTexts,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'], text.length, { isCached: true });
  void reply.header('vary', 'Accept-Encoding, Cookie');
  if (!encoding) return await reply.send(text);
  await reply.header('content-encoding', encoding).send(await texts.get(text, encoding));
}
