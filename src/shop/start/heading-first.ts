/** Splits a text into its leading plain heading and the rest, because the page places the heading separately. */
export function headingFirst(html: string): { heading: string; rest: string } {
  const match = /^\s*<h[1-3]>([^<]+)<\/h[1-3]>/.exec(html);
  if (!match) return { heading: '', rest: html };
  return { heading: decoded(match[1]!.trim()), rest: html.slice(match[0].length) };
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
