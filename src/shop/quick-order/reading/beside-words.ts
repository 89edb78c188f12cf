import { isRefusing } from '#shop/quick-order/words/status-words.ts';

/** Words around a quantity that tell nothing of what it counts. */
const telling =
  'av|of|von|och|and|und|samt|sowie|plus|also|auch|även|också|dessutom|till|to|for|för|für|åt|i|in|from|från|en|ett|an|a|the|den|det|de|die|der|das|' +
  'tack|thanks?|thank|you|please|bitte|danke|gärna|snarast|snälla|asap|nu|now|jetzt|hej|hi|hello|hallo|mvh|ja|yes|' +
  'butiken|affären|vi|ni|vilja|på|förhand|jag|we|i|wir|ich|oss|us|me|mig|vill|ville|will|would|skulle|ska|kan|can|could|like|möchten?|ha|have|haben|få|behöver|behövs|need|brauchen?|önskar|önskas|want|ta|tar|take|lägg|lägga|add|med|with|mit|' +
  'ytterligare|totalt|total|sammanlagt|insgesamt|skicka|send|schicken|beställ(?:a|er|ning|es|s)?|order|ordering|bestell(?:e|en|ung)?|köp(?:a|er|es|s)?|buy|' +
  'art|artikel|artiklar|article|item|vara|nr|nummer|number|artikelnummer|artikelnr|artnr|itemno|sku|ean|antal|qty|quantity|menge|anzahl';
const isFiller = new RegExp(`^(?:${telling})$`, 'u');
export function tellsNothing(word: string): boolean {
  return isFiller.test(word);
}

/** Returns the words of a text in lower case, without the signs between them. */
export function lettersOf(text: string): string[] {
  return text.toLocaleLowerCase('sv').match(/\p{L}+/gu) ?? [];
}

const longestTitle = 100;
const mostWords = 6;
const isNegation = /^(?:inte|ej|not|nicht)$/u;

/** Whether a line without an article is the title of what is no order: `Retur`, `Utgår:`, `Vi vill returnera:`. */
export function isRefusingTitle(text: string): boolean {
  if (text.length > longestTitle) return false;
  const words = lettersOf(text);
  const isHeading = /:\s*$/.test(text);
  const mayBeReason = words.some((word) => orderingVerb.test(word));
  if (words.some((word) => isRefusing(word) && !(mayBeReason && isReason.test(word))))
    return isHeading || words.length <= mostWords;
  return isHeading && words.some((word) => isNegation.test(word));
}

const orderingVerb =
  /^(?:beställ(?:a|er)|köp(?:a|er)|behöver|önskar|vill|want|need|like|brauchen|bestellen|möchten)$/u;
/** Why something is ordered: `Vi saknar några och vill beställa:`. */
const isReason = /^(?:sakna|missing|fehl|redan|already|bereits|tidigare|previous)/u;

/** Whether a line without an article begins another part of a list. */
export function isOrderingTitle(text: string): boolean {
  if (text.length > longestTitle) return false;
  return /:\s*$/.test(text) || lettersOf(text).some((word) => orderingVerb.test(word) || isOrder.test(word));
}
const isOrder = /^(?:beställning\p{L}*|order|inköp|köp|behov|ny|nya|nytt|new|neue\p{L}?|bestellung)$/u;
