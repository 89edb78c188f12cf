import type { FastifyInstance } from 'fastify';
import { contentPolicy, hashesOf } from '#app/security-headers.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { defaultLanguage } from '#kit/text/language.ts';
import { logoUrlOf } from '#shop/settings/logo.ts';
import { headOfTheme } from '#shop/theme/theme.server.ts';
import type { Endpoints } from '#app/endpoints.server.ts';
import { serveGate } from './gate.server.ts';
import { soonPage } from './soon-page.server.ts';
import { soonScript, soonScriptPath } from './soon-script.server.ts';
import { soonStyle } from './soon-style.server.ts';

/** The maker's text and pictures for the time before the shop opens. */
const textPosition = 'OpensSoon';
const imageGroup = 5;

/** Keeps visitors out until the shop opens. `styleSheet` is that of the shop's pages, which names its colours and sizes. */
export function serveOpening(
  http: FastifyInstance,
  { env }: Pick<Services, 'env'>,
  endpoints: Endpoints,
  { styleSheet, isDeveloped = false }: { styleSheet?: string; isDeveloped?: boolean } = {},
): void {
  const { opening, look, texts, images, sessions, staffSessions, routes } = endpoints;
  http.get(soonScriptPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(soonScript),
  );
  serveGate(http, {
    opening,
    endpoints: routes.map(({ endpoint }) => endpoint),
    async hasSession(request) {
      if ((await sessions.findShopPrincipal(request)).kind === 'customer') return true;
      const staff = await staffSessions.findStaff(request);
      return staff.kind === 'staff' && staff.rights.has('office');
    },
    async isImageOfSoonPage(path) {
      const [, id] = /^\/api\/WebImage\/(\d{1,9})(?:\?|$)/.exec(path) ?? [];
      if (id === undefined) return false;
      const [first] = await images.webImagesIn(imageGroup, defaultLanguage);
      return first?.Id === Number(id);
    },
    async drawSoonPage(request, reply) {
      const language = languageOf(request);
      const [theme, settings, t, webTexts, [image], { pressIsOpen }] = await Promise.all([
        look.shown(),
        texts.settings(),
        texts.translators(),
        texts.webTextsIn(language),
        images.webImagesIn(imageGroup, language),
        opening.read(),
      ]);
      const ownStyles = hashesOf([soonStyle, ...(theme.own ? [theme.own.css] : [])]);
      void reply.header('content-security-policy', contentPolicy(env, isDeveloped, { ownStyles }));
      const styles = styleSheet === undefined ? '' : `<link rel="stylesheet" href="${styleSheet}">\n`;
      return soonPage({
        t: t[language],
        language,
        languages: env.languages,
        head: styles + headOfTheme(theme),
        company: theme.name,
        logoUrl: logoUrlOf(settings.LookLogo),
        text: webTexts.find(({ Position }) => Position === textPosition)?.Text ?? '',
        image,
        pressIsOpen,
      });
    },
  });
}
