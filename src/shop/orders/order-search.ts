import type { OrderState } from './contract.ts';

/** `onItsWay` is what was sent in the last days. */
export type SearchedState = OrderState | 'onItsWay';
export type OrderSearch = { words: string[]; states: SearchedState[] };

export const daysOnItsWay = 14;

/** Further words hardly narrow a search, and each one is searched in every row. */
const mostWords = 8;

/** What people call the states, in all languages: a customer may type what a mail or another reader's screen says. */
const names: readonly (readonly [SearchedState, string])[] = [
  ['backorder', 'restnoterad, restnoterat, restnoterade, restorder, restordrar'],
  ['backorder', 'backorder, backorders, backordered, back-ordered, back order, on backorder'],
  ['backorder', 'lieferrückstand, im lieferrückstand, mit lieferrückstand'],
  ['sent', 'skickad, skickat, skickade, sent, dispatched, shipped, versandt'],
  ['cancelled', 'annullerad, annullerat, annullerade, cancelled, canceled, storniert'],
  ['onItsWay', 'på väg, on its way, on the way, unterwegs'],
];

/** Longer phrases first: “on backorder” is one, and not “backorder” with a word before it. */
const phrases = names
  .flatMap(([state, all]) => all.split(', ').map((name) => ({ state, phrase: name.split(' ') })))
  .sort((one, other) => other.phrase.length - one.phrase.length);

/** Reads a search as states and as words that must occur in an order. */
export function readOrderSearch(q: string): OrderSearch {
  const words: string[] = [];
  const states = new Set<SearchedState>();
  const typed = q.split(/\s+/).filter(Boolean);
  const lower = typed.map((word) => word.toLocaleLowerCase('sv'));
  for (let at = 0; at < typed.length;) {
    const found = phrases.find(({ phrase }) => phrase.every((word, place) => lower[at + place] === word));
    if (found) states.add(found.state);
    else words.push(typed[at] ?? '');
    at += found?.phrase.length ?? 1;
  }
  return { words: words.slice(0, mostWords), states: [...states] };
}
