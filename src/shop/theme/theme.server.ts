import { escapeHtml } from '#kit/text/markup/html.server.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import type { Services } from '#kit/services/services.server.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { coloursOf, themeOf, type Theme } from './theme.ts';
import type { Palette } from './palette.ts';
import { styleSheetOf } from './style-sheet.ts';

export type ShownTheme = {
  name: string;
  palette: Palette;
  /** Undefined when the shop has its built-in theme. */
  own: (Theme & { css: string }) | undefined;
};

/** The current theme according to the settings; rebuilt when they change. */
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
        name: shopName(settings.CompanyName),
        palette: coloursOf(settings),
        own: look && css !== undefined ? { ...look, css } : undefined,
      };
    }),
  };
}

/** Shown when a page without a picture of its own is shared. */
export const sharedImage = '/look/share.jpg';

/** The manifest for installing the shop on a phone's home screen. */
export function manifestPath(language: Language): string {
  return `/manifest.webmanifest${language === defaultLanguage ? '' : `?lang=${language}`}`;
}

/** The theme's part of a page's head. The maker's own font is preloaded like the bundled ones. */
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

/** Returns the bundled fonts that the theme still uses. */
export function stillUsed(fonts: readonly string[], { own }: ShownTheme): string[] {
  if (!own) return [...fonts];
  const stacks = `${own.heading.stack} ${own.text.stack}`.toLowerCase().replaceAll(' ', '-');
  return fonts.filter((href) => {
    const [, family] = /\/(\w+-grotesk)-latin/.exec(href) ?? [];
    return family === undefined || stacks.includes(family);
  });
}
