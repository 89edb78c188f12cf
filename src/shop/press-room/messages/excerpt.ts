const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/** Returns the first paragraph of a text, shortened between words when it is long. */
export function excerpt(html: string, most = 220): string {
  const first = /<p\b[^<>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  const words = first
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  return words.length <= most ? words : `${words.slice(0, most - 1).replace(/\s\S*$/, '')} …`;
}
