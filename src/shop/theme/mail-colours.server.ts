import type { MailColours } from '#kit/mail/mail-page.server.ts';
import { coloursOf } from './theme.ts';

type Settings = ReadonlyMap<string, string>;

/** Computed once per version of the settings: every order writes two mails. */
const known = new WeakMap<Settings, MailColours>();

/** The shop's colours for a mail, since mail programs do not support custom properties. */
export function mailColoursOf(settings: Settings): MailColours {
  let colours = known.get(settings);
  if (!colours) known.set(settings, (colours = workOut(settings)));
  return colours;
}

function workOut(settings: Settings): MailColours {
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
