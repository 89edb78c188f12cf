const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  uuml: 'ü',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Returns the words of HTML, each paragraph and item of a list on a line of its own. */
export function plainText(html: string): string {
  return html
    .replace(/\r\n?|\\n/g, '\n')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|ul|ol)\s*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '– ')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,8}));/gi, (all, code?: string, name?: string) =>
      code === undefined ? (named[name ?? ''] ?? all) : characterOf(Number(code), all),
    )
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function characterOf(code: number, all: string): string {
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
}
