/** Words around a quantity that tell nothing of what it counts. */
const telling =
  'av|of|von|och|and|und|samt|plus|also|även|till|to|for|för|für|i|in|from|från|eller|or|oder|en|ett|an|a|the|den|det|de|die|der|das|' +
  'tack|thanks?|thank|you|please|bitte|danke|gärna|snarast|asap|hej|hi|hello|hallo|' +
  'vi|jag|we|i|wir|ich|vill|will|would|like|möchten?|ha|have|haben|får|få|behöver|need|brauchen?|önskar|want|ta|tar|take|med|with|mit|' +
  'skicka|send|schicken|beställ\\p{L}*|order\\p{L}*|bestell\\p{L}*|köp\\p{L}*|buy|art|artikel|article|item|nr|no|nummer|number';
const isFiller = new RegExp(`^(?:${telling})$`, 'u');
/** Words that say that something is no order: what goes back, is taken out, or is there already. */
const isRefusal =
  /^(?:retur\p{L}*|return\p{L}*|retoure\p{L}*|inte|ej|icke|inga?|not|no|nicht|kein\p{L}*|stryk\p{L}*|avbeställ\p{L}*|avbokad?|annuller\p{L}*|cancel\p{L}*|storno|stornier\p{L}*|bort|remove\p{L}*|instead|istället|stattdessen|statt)$/u;

export function tellsNothing(word: string): boolean {
  return isFiller.test(word);
}

/** `no` before a number is the number of an article, so that it tells a refusal only alone. */
export function isNoOrder(words: readonly string[]): boolean {
  return words.some((word) => word !== 'no' && isRefusal.test(word));
}
