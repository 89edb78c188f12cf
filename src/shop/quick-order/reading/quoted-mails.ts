import { lettersOf } from './beside-words.ts';
import { isNoOrder } from '#shop/quick-order/words/status-words.ts';

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

const dated =
  /^[*_>\s]*(?:datum|date|skickat|sent|gesendet|sendt|dato|lähetetty|päivämäärä|pvm)\s?[*_]*\s?:\s*(?=\S)(.*)$/iu;
const subject = /^[*_>\s]*(?:ämne|subject|betreff|emne|aihe)\s?[*_]*\s?:(.*)$/iu;
const ofDate =
  /^(?:[\d.,:/-]+|\(?(?:jan|feb|m[aä]r|apr|ma[ijy]|jun|jul|aug|sep|o[ck]t|nov|de[csz]|mån|tis|ons|tor|fre|lör|sön|mon|tue|wed|thu|fri|sat|sun|man|tir|lør|søn|die|mit|don|sam|den|kl|klo|at|um|uhr|am|pm|cet|utc|gmt)\p{L}{0,8}[.,)]*)$/iu;
/** `SV: Order 4501`. */
const aboutOrder =
  /^\s*(?:(?:re|sv|vb|fw|fwd|aw|wg|vs)\s?:\s*)*\p{L}{0,12}(?:order|beställning|bestellung|auftrag|offert|faktura|inköp|ordre|bestilling|tilaus)\p{L}{0,14}(?: (?:nr|no|nummer)\.?)?[ :#]{0,3}[\w-]{0,20}\s*$/iu;

/** Whether a text is a line of the header of a mail that holds digits, and is no row: `Skickat: 3 nov 2026`. */
export function isDatedHeader(text: string): boolean {
  if (text.length > longestDated) return false;
  const date = dated.exec(text)?.[1];
  return date === undefined
    ? subject.test(text) || quoting.test(text)
    : date
        .trim()
        .split(/\s+/)
        .every((word) => ofDate.test(word));
}
const longestDated = 120;

/** Whether a text is a line of the header of a mail, and says nothing of the rows. */
export function isMailHeader(text: string): boolean {
  if (text.length > longestQuoting) return false;
  const about = subject.exec(text)?.[1];
  if (about !== undefined)
    return !isNoOrder(lettersOf(about)) && (aboutOrder.test(about) || !/\d/.test(about));
  if (quoting.test(text)) return /\d/.test(text);
  // Alone above rows, `Skickat:` is the title of what was sent.
  if (/^[*_>\s]*(?:skickat|sent|gesendet|sendt|lähetetty)\s?[*_]*\s?:\s*$/iu.test(text)) return false;
  return from.test(text) || headers.test(text);
}
