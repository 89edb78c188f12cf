import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { printedColoursOf, themeOf } from './theme.ts';
import type { ThemeFolder } from './theme-folder.server.ts';

/** The theme of an invoice: colours that are readable on white, and the logo as a PNG. */
export async function printedThemeOf(settings: ShopSettings, folder: ThemeFolder) {
  const palette = printedColoursOf(settings);
  const logo = themeOf(settings)?.logo;
  return {
    colours: {
      ink: palette.ink,
      quiet: palette['ink-quiet'],
      rule: palette.rule,
      accent: palette.accent,
      tint: palette['paper-sunk'],
      signal: palette.signal,
    },
    logo: logo === undefined ? undefined : await asPng(await folder(logo)),
  };
}

async function asPng(logo: Buffer | undefined): Promise<Buffer | undefined> {
  if (!logo) return undefined;
  const { default: sharp } = await import('sharp');
  return await sharp(logo, { density: 300 })
    .resize({ height: 200, withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => undefined);
}
