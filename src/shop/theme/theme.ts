import { logoNameOf } from '#shop/texts/logo-setting.ts';
import { black, isDark, readColour, white } from './colour.ts';
import { houseColours, paletteOf } from './palette.ts';
import type { Chosen, Palette } from './palette.ts';
import { fontNamed, houseFonts } from './fonts.ts';
import type { Font } from './fonts.ts';

export type Theme = {
  palette: Palette;
  heading: Font;
  text: Font;
  /** A file's name in the folder of the look. */
  logo: string | undefined;
};

const settingOf: Record<keyof Chosen, string> = {
  accent: 'LookAccent',
  paper: 'LookPaper',
  ink: 'LookInk',
  signal: 'LookSignal',
  news: 'LookNews',
};

/** The maker's own look; undefined where the settings name none of it and `app/layouts/theme.css` holds as it is. */
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

/** The colours of a shop, for what is drawn without a style sheet: mails, invoices, icons. */
export function coloursOf(settings: ReadonlyMap<string, string>): Palette {
  return paletteOf(chosenOf(settings));
}

/** The same on white paper. */
export function printedColoursOf(settings: ReadonlyMap<string, string>): Palette {
  const chosen = chosenOf(settings);
  return paletteOf({ ...chosen, ink: isDark(chosen.ink) ? chosen.ink : black, paper: white });
}

/** What is no colour is as if it were not set: a slip in a setting must not take the shop down. */
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
