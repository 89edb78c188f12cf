/** How many typing errors a word may have: a short one with an error is another word. */
export function allowedErrors(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether `typed` is `word`, or how it begins, but for so many letters that are wrong, missing, too many or in the
 * place of the next.
 */
export function isMeant(typed: string, word: string, errors: number): boolean {
  if (word.length < typed.length - errors) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let cost = Math.min(
        costAt(last, at) + 1,
        costAt(current, at - 1) + 1,
        costAt(last, at - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (row > 1 && at > 1 && isSwapped) cost = Math.min(cost, costAt(beforeLast, at - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > errors) return false;
    [beforeLast, last] = [last, current];
  }
  // What comes after what was typed is not yet typed.
  return Math.min(...last.slice(Math.max(0, typed.length - errors))) <= errors;
}

function costAt(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}
