import type { MailColours } from '#kit/mail-page.server.ts';
import { coloursOf } from './look.ts';

/** The shop's colours for a mail: mail programs do not know the names of a style sheet. */
export function mailColoursOf(settings: ReadonlyMap<string, string>): MailColours {
  const palette = coloursOf(settings);
  return {
    text: palette.ink,
    muted: palette['ink-quiet'],
    line: palette.rule,
    paper: palette['paper-raised'],
    ground: palette.paper,
    button: palette.accent,
    onButton: palette['on-accent'],
  };
}
