import type { MailColours } from '#kit/mail/mail-page.server.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { coloursOf } from './theme.ts';

/** Computed once per version of the settings: every order writes two mails. */
const known = new WeakMap<ShopSettings, MailColours>();

/** The shop's colours for a mail, since mail programs do not support custom properties. */
export function mailColoursOf(settings: ShopSettings): MailColours {
  let colours = known.get(settings);
  if (!colours) known.set(settings, (colours = workOut(settings)));
  return colours;
}

function workOut(settings: ShopSettings): MailColours {
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
