import { identity10 } from '#kit/text/swedish-identity.ts';

/**
 * Returns whether the number has the format of a Swedish one but a wrong check digit. Foreign numbers are not
 * checked.
 */
export function looksMistyped(identity: string): boolean {
  const compact = identity.replace(/[ \u00a0]/g, '');
  return /^(?:16|18|19|20)?\d{6}[-+]?\d{4}$/.test(compact) && !identity10(compact);
}
