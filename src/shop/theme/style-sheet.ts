import { isDark } from '#kit/text/colour.ts';
import { familyOf } from '#shop/settings/fonts.ts';
import type { Theme } from './theme.ts';

/** Loaded after `app/layouts/theme.css`, and overrides what differs. */
export function styleSheetOf({ palette, heading, text }: Theme): string {
  const files = [...new Set([heading.file, text.file])].filter((file) => file !== undefined);
  const faces = files.map(
    (file) =>
      `@font-face{font-family:'${familyOf(file)}';font-weight:100 900;font-display:swap;src:url('/look/${file}') format('woff2')}`,
  );
  const properties = [
    ...Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`),
    `--font-heading:${heading.stack}`,
    `--font-text:${text.stack}`,
  ];
  const scheme = isDark(palette.paper) ? 'html{color-scheme:dark}' : '';
  return `${faces.join('')}:root{${properties.join(';')}}${scheme}`;
}
