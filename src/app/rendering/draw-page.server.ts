import { withQuery } from '#kit/http/call.ts';
import type { Env } from '#kit/process/env.server.ts';
import { callAsVisitor } from '#kit/http/in-process-call.server.ts';
import type { RenderedAnswer } from '#kit/cache/cached-response.server.ts';
import { forLanguages, type Language } from '#kit/text/language.ts';
import type { VersionOf } from '#kit/http/api.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import type { CachedUntil } from '#kit/http/endpoint.ts';
import type { PageRoute } from '#app/page-routes.ts';
import { contentPolicy, hashesOf } from '#app/security-headers.server.ts';
import type { DocumentState } from './document-state.ts';
import { documentOf, type PageAssets } from './document.server.ts';
import { criticalCss } from './critical-css.server.ts';
import { headOfTheme, sharedImage, stillUsed, type ThemeRepository } from '#shop/theme/theme.server.ts';
import type { DehydratedStates } from './dehydrated-states.server.ts';
import type { RenderedPage, RenderPage } from './rendered-page.ts';
import { headOf } from '#app/seo/head.server.ts';

export type Rendering = {
  look: ThemeRepository;
  renderer: () => Promise<RenderPage>;
  assetsOf: (file: string | undefined) => PageAssets;
  versionOf: VersionOf;
  /** Transforms the document before it is sent; used in development. */
  transform?: (url: string, html: string) => Promise<string>;
};

/** The document, or the state with which the browser hydrates it. */
export type Part = 'document' | 'state';
export type Parts = Record<Part, RenderedAnswer>;

/** The address of a page's state. The name contains a dot, which no page of the maker's can have. */
export const stateAddress = '/page.json';

type Draw = (url: URL, language: Language, data: { until: CachedUntil; version: string }) => Promise<Parts>;

/** The returned function draws a page as a visitor's, and puts its state where the document says that it lies. */
export function openPageDrawing(
  routes: readonly Route[],
  env: Env,
  rendering: Rendering,
  states: DehydratedStates,
): Draw {
  const { languages } = env;
  const callers = forLanguages((language) => callAsVisitor(routes, language), languages);
  return draw;

  async function draw(
    url: URL,
    language: Language,
    data: { until: CachedUntil; version: string },
  ): Promise<Parts> {
    const render = await rendering.renderer();
    const rendered = await render(new Request(url), { language, languages }, callers[language]);
    if (rendered.status >= 500) throw new Error(`${url.pathname} could not be drawn`);
    if ('redirect' in rendered) {
      const elsewhere = { status: rendered.status, type: 'text/plain', text: rendered.redirect };
      return { document: elsewhere, state: elsewhere };
    }
    const state: RenderedAnswer = {
      status: 200,
      type: 'application/json; charset=utf-8',
      text: JSON.stringify({ errorReportsTo: env.sentryDsn, ...rendered.state } satisfies DocumentState),
      headers: { 'x-robots-tag': 'noindex' },
    };
    const path = url.pathname + url.search;
    const look = await rendering.look.shown();
    const assets = rendering.assetsOf(rendered.page?.file);
    const styles = assets.styles.rules && criticalCss(assets.styles.rules, rendered.html);
    const html = documentOf(language, rendered.html, {
      assets: { ...assets, fonts: stillUsed(assets.fonts, look) },
      criticalCss: styles,
      statePath: withQuery(stateAddress, { path, lang: language, name: states.put(state, data) }),
      head: [headOfTheme(look), ...(rendered.status === 200 ? [head(url, language, rendered)] : [])].join(
        '\n',
      ),
    });
    return {
      document: {
        status: rendered.status,
        type: 'text/html; charset=utf-8',
        text: rendering.transform ? await rendering.transform(url.pathname, html) : html,
        headers: policyOf(
          rendered.page,
          styles === undefined ? undefined : [styles, ...(look.own ? [look.own.css] : [])],
        ),
      },
      state,
    };
  }

  /** Every other page has the policy of all answers. */
  function policyOf(
    page: Pick<PageRoute, 'runsWebAssembly'> | undefined,
    styles: readonly string[] | undefined,
  ): Record<string, string> {
    const runsWebAssembly = page?.runsWebAssembly;
    if (!styles && !runsWebAssembly) return {};
    const policy = contentPolicy(env, rendering.transform !== undefined, {
      ...(styles && { ownStyles: hashesOf(styles) }),
      runsWebAssembly,
    });
    return { 'content-security-policy': policy };
  }

  function head(url: URL, language: Language, { paths, html }: Drawn): string {
    const image = hasOwnImage(html) ? undefined : sharedImage;
    return headOf({ url, language, siteUrl: env.publicUrl, languages, paths, image });
  }
}

type Drawn = Extract<RenderedPage, { html: string }>;

function hasOwnImage(html: string): boolean {
  return html.includes('<meta property="og:image"');
}
