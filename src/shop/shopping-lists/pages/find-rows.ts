import type { Verdict } from '#shop/wanted-rows/contract.ts';

/** Returns the rows whose number, EAN or name has each of the words; all of them for no words. */
export function findRows(rows: readonly Verdict[], words: string): readonly Verdict[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter(({ Article }) => {
    const text = [Article?.ArticleNumber, Article?.EAN, Article?.ArticleText].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
