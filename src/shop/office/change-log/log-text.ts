/** The number of words shown on either side of a difference. */
const context = 4;
const longest = 160;

/** Returns the words of a text that may contain formatting. */
export function plainText(value: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(value)) return value;
  return value
    .replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the differing parts of two long texts, each with some words around it. */
export function differingParts(before: string, after: string): [before: string, after: string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const from = Math.max(0, start - context);
  const without = Math.max(0, end - context);
  const part = (words: readonly string[]) =>
    shortened(
      [from > 0 && '…', ...words.slice(from, words.length - without), without > 0 && '…']
        .filter(Boolean)
        .join(' '),
    );
  return [part(old), part(now)];
}

export function shortened(value: string): string {
  return value.length > longest ? `${value.slice(0, longest)} …` : value;
}
