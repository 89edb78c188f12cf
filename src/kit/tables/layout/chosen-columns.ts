/** What a person has said that a column is; '' for nothing that is read. */
export type ChosenColumn = { heading: string; field: string };

/** Writes choices as one row of CSV: `"Art.nr"=article_no,"Pris, SEK"=price`. */
export function writeChosenColumns(chosen: readonly ChosenColumn[]): string {
  return chosen.map(({ heading, field }) => `"${heading.replaceAll('"', '""')}"=${field}`).join(',');
}

const cell = /\s*("(?:[^"]|"")*")?([^",]*(?:"[^,]*)?)\s*(?:,|$)/y;

/**
 * Reads what `writeChosenColumns` writes, and what people type: `Art.nr=article_no,Pris=price`. Quotation marks may stand
 * around the heading or around the whole, as in CSV. Returns the part that is no choice.
 */
export function readChosenColumns(text: string): ChosenColumn[] | { wrong: string } {
  const chosen: ChosenColumn[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex;
    const [, quoted, rest = ''] = cell.exec(text) ?? [];
    if (cell.lastIndex <= from) return { wrong: text.slice(from, from + 100) };
    const one = quoted === undefined ? parted(rest) : partedQuoted(unquoted(quoted), rest.trim());
    if (!one) return { wrong: text.slice(from, cell.lastIndex).slice(0, 100) };
    chosen.push(one);
  }
  return chosen;
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll('""', '"');
}

function partedQuoted(quoted: string, rest: string): ChosenColumn | undefined {
  if (rest === '') return parted(quoted);
  return rest.startsWith('=') ? choiceOf(quoted, rest.slice(1)) : undefined;
}

/** A heading may have the sign too, a field has none. */
function parted(text: string): ChosenColumn | undefined {
  const at = text.lastIndexOf('=');
  return at === -1 || text.startsWith('"') ? undefined : choiceOf(text.slice(0, at), text.slice(at + 1));
}

function choiceOf(heading: string, field: string): ChosenColumn | undefined {
  return heading.trim() === '' ? undefined : { heading: heading.trim(), field: field.trim() };
}
