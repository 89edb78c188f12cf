import type { SettingName, ShopSettings } from '#shop/settings/declared-settings.ts';
import { black, isDark, white } from '#kit/text/colour.ts';
import { houseColours, paletteOf, type Chosen, type Palette } from './palette.ts';
import { houseFonts, type Font } from '#shop/settings/fonts.ts';

export type Theme = {
  palette: Palette;
  heading: Font;
  text: Font;
  /** The logo's file name in the theme folder. */
  logo: string | undefined;
};

/** The setting of each colour that a maker chooses. */
export const settingOfColour = {
  accent: 'LookAccent',
  paper: 'LookPaper',
  ink: 'LookInk',
  signal: 'LookSignal',
  news: 'LookNews',
} as const satisfies Record<keyof Chosen, SettingName>;

type ColourSettings = Pick<ShopSettings, (typeof settingOfColour)[keyof Chosen]>;
type ThemeSettings = ColourSettings & Pick<ShopSettings, 'LookHeadingFont' | 'LookTextFont' | 'LookLogo'>;

/** The maker's theme; undefined when the settings define none and `app/layouts/theme.css` applies unchanged. */
export function themeOf(settings: ThemeSettings): Theme | undefined {
  const { LookHeadingFont: heading, LookTextFont: text, LookLogo: logo } = settings;
  const chosen = Object.values(settingOfColour).map((name) => settings[name]);
  if ([heading, text, logo, ...chosen].every((one) => one === undefined)) return undefined;
  return {
    palette: paletteOf(chosenOf(settings)),
    heading: heading ?? houseFonts.heading,
    text: text ?? houseFonts.text,
    logo,
  };
}

/** The shop's colours for output without a style sheet: mails, invoices, icons. */
export function coloursOf(settings: ColourSettings): Palette {
  return paletteOf(chosenOf(settings));
}

/** The shop's colours on white paper. */
export function printedColoursOf(settings: ColourSettings): Palette {
  const chosen = chosenOf(settings);
  return paletteOf({ ...chosen, ink: isDark(chosen.ink) ? chosen.ink : black, paper: white });
}

function chosenOf(settings: ColourSettings): Chosen {
  const chosen = (name: keyof Chosen) => settings[settingOfColour[name]] ?? houseColours[name];
  return {
    accent: chosen('accent'),
    paper: chosen('paper'),
    ink: chosen('ink'),
    signal: chosen('signal'),
    news: chosen('news'),
  };
}
