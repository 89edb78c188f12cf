// An earlier mail stands below an answer under a line of its own, or under the lines of its header.

const quoting =
  /^-{2,}.*(?:original|ursprunglig|ursprünglich)|(?<!\p{L})(?:skrev|wrote|schrieb|kirjoitti)(?!\p{L}).{0,100}:\s*$/iu;
const longestQuoting = 300;
const from = /^[*_>\s]*(?:från|from|von|fra|lähettäjä|de|van|da)\s?[*_]*\s?:/iu;
const headers =
  /^[*_>\s]*(?:datum|date|skickat|sent|gesendet|sendt|dato|lähetetty|päivämäärä|pvm|till|to|an|til|vastaanottaja|kopia|cc|ämne|subject|betreff|emne|aihe)\s?[*_]*\s?:/iu;
/** How far below its sender a header goes on. */
const mostBetween = 2;

/** Returns the places of the texts with which the part of an earlier mail begins, in order. */
export function quotedFrom(texts: readonly string[]): Set<number> {
  const begun = new Set<number>();
  for (const [at, text] of texts.entries()) {
    if (text.length > longestQuoting) continue;
    const below = texts.slice(at + 1, at + 1 + mostBetween);
    const isHeader =
      from.test(text) && below.some((next) => next.length <= longestQuoting && headers.test(next));
    if (isHeader || quoting.test(text)) begun.add(at);
  }
  return begun;
}

/** Whether a text is a line of the header of a mail. */
export function isMailHeader(text: string): boolean {
  return text.length <= longestQuoting && (from.test(text) || headers.test(text));
}
