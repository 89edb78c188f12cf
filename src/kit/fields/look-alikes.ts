import { toPlainForms } from '#kit/text/characters/seen-text.mjs';

/** Letters of other scripts, and signs, beside the plain ones that they look like. */
const pairs: readonly (readonly [others: string, plain: string])[] = [
  ['АВЕЅІЈКМНОРСТУХЗаеосрухіјѕһԁ', 'ABESIJKMHOPCTYX3aeocpyxijshd'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲ', 'ABEZHIKMNOPTYXoc'],
  ['‐‑‒–—―−﹣－', '---------'],
  ['’‘ʼ′', "''''"],
];
const plainOf = new Map(
  pairs.flatMap(([others, plain]) =>
    [...others].map((other, place) => [other, [...plain][place] ?? other] as const),
  ),
);
/** Returns whether a number is written with the letters that it seems to be written with. */
export function isWhatItLooksLike(key: string): boolean {
  return lookAlikeOf(key) === undefined;
}

/**
 * Returns the number that a written one only looks like, such as `A-85` with a Cyrillic А; undefined for one that is what it
 * looks like, also in another script.
 */
export function lookAlikeOf(key: string): string | undefined {
  const plain = [...toPlainForms(key)].map((letter) => plainOf.get(letter) ?? letter).join('');
  return plain === key || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(plain) ? undefined : plain;
}
