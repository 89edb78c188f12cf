import { identity10 } from '#kit/text/swedish-identity.ts';

/** Has the form of a Swedish number, but a check digit that is not its own. Numbers of other countries are left alone. */
export function looksMistyped(identity: string): boolean {
  const compact = identity.replace(/[ \u00a0]/g, '');
  return /^(?:16|18|19|20)?\d{6}[-+]?\d{4}$/.test(compact) && !identity10(compact);
}
