import { escapeHtml } from '#kit/text/html.server.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Services } from '#kit/http/router.server.ts';
import { shopNameOf } from '#shop/texts/settings.server.ts';
import { shopName } from '#shop/texts/shop-name.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { coloursOf, themeOf } from './theme.ts';
import type { Theme } from './theme.ts';
import type { Palette } from './palette.ts';
import { styleSheetOf } from './style-sheet.ts';

export type ShownTheme = {
  name: string;
  palette: Palette;
  /** Undefined where the shop wears the look it was built with. */
  own: (Theme & { css: string }) | undefined;
};

/** How the shop looks now, by its settings; made anew when they have changed. */
export type ThemeRepository = { shown(): Promise<ShownTheme> };

export function openThemeRepository(
  { versions }: Pick<Services, 'versions'>,
  texts: TextRepository,
): ThemeRepository {
  return {
    shown: memoizeByVersion(versions, async () => {
      const settings = await texts.settings();
      const look = themeOf(settings);
      const css = look && styleSheetOf(look);
      return {
        name: shopName(shopNameOf(settings)),
        palette: coloursOf(settings),
        own: look && css !== undefined ? { ...look, css } : undefined,
      };
    }),
  };
}

/** Shown where a page without a picture of its own is shared. */
export const sharedImage = '/look/share.jpg';

/** What a browser asks of a shop that is kept on a phone's home screen. */
export function manifestPath(language: Language): string {
  return `/manifest.webmanifest${language === 'sv' ? '' : `?lang=${language}`}`;
}

/** What a page's head says of the look. A font of the maker's own is fetched with the page, as the built ones are. */
export function headOfTheme({ name, palette, own }: ShownTheme): string {
  const fonts = [...new Set([own?.heading.file, own?.text.file])].filter((file) => file !== undefined);
  return [
    ...fonts.map(
      (file) => `<link rel="preload" href="/look/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(own ? [`<style>${own.css}</style>`] : []),
    own?.logo
      ? '<link rel="icon" type="image/png" href="/look/icon-192.png">'
      : '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/look/icon-180.png">',
    `<meta name="theme-color" content="${palette.paper}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}">`,
  ].join('\n');
}

/** Of the built fonts, those that the look still uses. */
export function stillUsed(fonts: readonly string[], { own }: ShownTheme): string[] {
  if (!own) return [...fonts];
  const stacks = `${own.heading.stack} ${own.text.stack}`.toLowerCase().replaceAll(' ', '-');
  return fonts.filter((href) => {
    const [, family] = /\/(\w+-grotesk)-latin/.exec(href) ?? [];
    return family === undefined || stacks.includes(family);
  });
}
