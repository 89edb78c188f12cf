import type { Language } from '#kit/text/language.ts';
import { formatPercent } from '#kit/text/percent.ts';

/** Returns by how much a price has changed, with a decimal below ten percent; undefined when it has not. */
export function percentOf(
  then: number | null,
  now: number | null,
  language: Language,
): { isUp: boolean; text: string } | undefined {
  if (then === null || now === null || then <= 0 || then === now) return undefined;
  const percent = Math.abs((now - then) / then) * 100;
  return { isUp: now > then, text: formatPercent(Number(percent.toFixed(percent < 10 ? 1 : 0)), language) };
}
