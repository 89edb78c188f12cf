/** The plain heading a text begins with, and what follows: the page gives the heading its own place. */
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
