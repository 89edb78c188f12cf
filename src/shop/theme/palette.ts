import { isDark, mixed, readable, white, type Colour } from '#kit/text/colour.ts';

/** The colours that a maker chooses; all others are derived. */
export type Chosen = { accent: Colour; paper: Colour; ink: Colour; signal: Colour; news: Colour };

/** The colours of `app/layouts/theme.css`. */
export const houseColours: Chosen = {
  accent: '#2f5d46',
  paper: '#f7f5f0',
  ink: '#1e1d1a',
  signal: '#a4243b',
  news: '#e0a526',
};

/** The colour properties of `app/layouts/theme.css`, by name. */
export type Palette = Record<
  | 'paper'
  | 'paper-raised'
  | 'paper-sunk'
  | 'ink'
  | 'ink-quiet'
  | 'rule'
  | 'rule-strong'
  | 'accent'
  | 'accent-strong'
  | 'accent-tint'
  | 'on-accent'
  | 'signal'
  | 'signal-tint'
  | 'news'
  | 'lake'
  | 'press'
  | 'said-about-us',
  Colour
>;

/** The least contrasts: a chosen colour below them is adjusted, not refused. */
const ofInk = 7;
const text = 4.5;
const edge = 3;

/**
 * Derives every colour of the shop from the five chosen ones, adjusting each until it is readable in its place (WCAG
 * AA).
 */
export function paletteOf(chosen: Chosen): Palette {
  const { paper } = chosen;
  const ink = readable(chosen.ink, [paper], ofInk);
  const raised = mixed(paper, isDark(paper) ? mixed(ink, paper, 0.9) : white, 0.6);
  const sunk = mixed(paper, ink, 0.065);
  const grounds = [paper, raised, sunk];
  const onAccent = isDark(paper) ? paper : mixed(paper, white, 0.5);
  const strong = (colour: Colour) => readable(colour, [...grounds, onAccent], text);
  const accent = strong(chosen.accent);
  const signal = strong(chosen.signal);
  const accentTint = mixed(paper, accent, 0.14);
  const signalTint = mixed(paper, signal, 0.1);
  return {
    paper,
    'paper-raised': raised,
    'paper-sunk': sunk,
    ink,
    'ink-quiet': readable(mixed(ink, paper, 0.28), grounds, text),
    rule: mixed(paper, ink, 0.15),
    'rule-strong': readable(mixed(paper, ink, 0.4), grounds, edge),
    accent,
    'accent-strong': readable(mixed(accent, ink, 0.35), [...grounds, onAccent, accentTint], text),
    'accent-tint': accentTint,
    'on-accent': onAccent,
    signal: readable(signal, [signalTint], text),
    'signal-tint': signalTint,
    news: readable(chosen.news, [ink], text),
    lake: strong('#2b6a8f'),
    press: strong('#1c6b6b'),
    'said-about-us': strong('#6a3f7f'),
  };
}
