import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';
import { slugOf } from '#kit/text/characters/fold.ts';
import type { Language } from '#kit/text/language.ts';
import { footOf } from '#shop/printing/foot.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { FactSheet } from './draw-fact-sheet.server.ts';
import { textBlocks } from './text-blocks.server.ts';

/** Serves what the maker tells journalists about itself as a PDF, in the language of the request. */
export function serveFactSheet(
  http: FastifyInstance,
  services: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  texts: TextRepository,
): void {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 10 });
  const drawn = new Map<string, Buffer>();

  http.get('/api/PressFactSheet.pdf', async (request, reply) => {
    const language = languageOf(request);
    const sheet = await factSheetIn(language);
    const look = await printedThemeOf(await texts.settings(), openThemeFolder(services));
    const key = createHash('sha256').update(JSON.stringify({ sheet, look })).digest('base64url').slice(0, 22);
    const pdf =
      drawn.get(key) ??
      (await limit.soon(async () => {
        // The PDF code is loaded at the first request, so that the shop starts faster.
        const { drawFactSheet } = await import('./draw-fact-sheet.server.ts');
        return await drawFactSheet(sheet, services.now(), look);
      }));
    if (!pdf) return await sendProblem(request, reply, new Problem('unavailable', { retryAfterSeconds: 5 }));
    drawn.set(key, pdf);
    for (const old of [...drawn.keys()].slice(0, -6)) drawn.delete(old);
    return await reply
      .type('application/pdf')
      .headers({
        'cache-control': 'public, no-cache',
        vary: 'Cookie',
        'content-disposition': `inline; filename="${slugOf(sheet.title)}-${language}.pdf"`,
        'content-security-policy': "frame-ancestors 'none'",
      })
      .send(pdf);
  });

  async function factSheetIn(language: Language): Promise<FactSheet> {
    const settings = await texts.settings();
    const { [language]: t } = await texts.translators();
    const webTexts = await texts.webTextsIn(language);
    const blocksAt = (position: string) =>
      textBlocks(webTexts.find(({ Position }) => Position === position)?.Text ?? '');
    const seller = sellerOf(settings, services.env.publicUrl);
    return {
      language,
      title: t('pressRoom.factSheet'),
      sellerName: seller.name,
      parts: [blocksAt('AboutPress'), blocksAt('PressroomContact')],
      foot: footOf(seller, language, t).slice(0, 3),
      page: (page, pages) => (pages > 1 ? t('invoice.page', { page, pages }) : ''),
    };
  }
}
