/** The shortest first part of a compound. */
const shortestBefore = 2;

/** The number of typing errors that a word may have: a short word with an error is another word. */
export function allowedErrors(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Returns whether `typed` is `word` or its beginning, apart from this many letters that are wrong, missing, extra or
 * swapped.
 */
export function isMeant(typed: string, word: string, errors: number): boolean {
  return align(typed, word, errors, (length) => length >= 0);
}

/** Like `isMeant`, for the whole word or the last part of a compound: `handuk` of Kökshandduk. */
export function isMeantAtEnd(typed: string, word: string, errors: number): boolean {
  const isWholeOrLast = (length: number) => length === word.length || length <= word.length - shortestBefore;
  return align(reversed(typed), reversed(word), errors, isWholeOrLast);
}

/**
 * Returns whether a prefix of `word` with an accepted length differs from `typed` by at most this many errors. It
 * computes only the cells near the diagonal, which are the ones that few errors can reach.
 */
function align(typed: string, word: string, errors: number, accepts: (length: number) => boolean): boolean {
  const columns = Math.min(word.length, typed.length + errors);
  if (columns < typed.length - errors) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: errors + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current: number[] = [];
    let least = row;
    if (row <= errors) current[0] = row;
    else least = errors + 1;
    for (let at = Math.max(1, row - errors); at <= Math.min(columns, row + errors); at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let cost = Math.min(
        costAt(last, at) + 1,
        costAt(current, at - 1) + 1,
        costAt(last, at - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (row > 1 && at > 1 && isSwapped) cost = Math.min(cost, costAt(beforeLast, at - 2) + 1);
      current[at] = cost;
      least = Math.min(least, cost);
    }
    if (least > errors) return false;
    [beforeLast, last] = [last, current];
  }
  // The rest of the word may not have been typed yet.
  for (let at = Math.max(0, typed.length - errors); at <= columns; at++) {
    if (costAt(last, at) <= errors && accepts(at)) return true;
  }
  return false;
}

function costAt(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

function reversed(text: string): string {
  let result = '';
  for (let at = text.length - 1; at >= 0; at--) result += text[at];
  return result;
}
