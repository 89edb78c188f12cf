import { logoNameOf } from '#shop/settings/logo-setting.ts';
import { black, isDark, readColour, white } from './colour.ts';
import { houseColours, paletteOf } from './palette.ts';
import type { Chosen, Palette } from './palette.ts';
import { fontNamed, houseFonts } from './fonts.ts';
import type { Font } from './fonts.ts';

export type Theme = {
  palette: Palette;
  heading: Font;
  text: Font;
  /** The logo's file name in the theme folder. */
  logo: string | undefined;
};

const settingOf: Record<keyof Chosen, string> = {
  accent: 'LookAccent',
  paper: 'LookPaper',
  ink: 'LookInk',
  signal: 'LookSignal',
  news: 'LookNews',
};

/** The maker's theme; undefined when the settings define none and `app/layouts/theme.css` applies unchanged. */
export function themeOf(settings: ReadonlyMap<string, string>): Theme | undefined {
  const named = ['LookHeadingFont', 'LookTextFont', 'LookLogo', ...Object.values(settingOf)];
  if (!named.some((name) => settings.get(name))) return undefined;
  return {
    palette: paletteOf(chosenOf(settings)),
    heading: fontNamed(settings.get('LookHeadingFont')) ?? houseFonts.heading,
    text: fontNamed(settings.get('LookTextFont')) ?? houseFonts.text,
    logo: logoNameOf(settings),
  };
}

/** The shop's colours for output without a style sheet: mails, invoices, icons. */
export function coloursOf(settings: ReadonlyMap<string, string>): Palette {
  return paletteOf(chosenOf(settings));
}

/** The shop's colours on white paper. */
export function printedColoursOf(settings: ReadonlyMap<string, string>): Palette {
  const chosen = chosenOf(settings);
  return paletteOf({ ...chosen, ink: isDark(chosen.ink) ? chosen.ink : black, paper: white });
}

/** An invalid colour is ignored: a mistake in a setting must not take the shop down. */
function chosenOf(settings: ReadonlyMap<string, string>): Chosen {
  const read = (name: keyof Chosen) => readColour(settings.get(settingOf[name]) ?? '') ?? houseColours[name];
  return {
    accent: read('accent'),
    paper: read('paper'),
    ink: read('ink'),
    signal: read('signal'),
    news: read('news'),
  };
}
