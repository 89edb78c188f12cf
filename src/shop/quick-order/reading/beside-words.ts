/** Words around a quantity that tell nothing of what it counts. */
const telling =
  'av|of|von|och|and|und|samt|sowie|plus|also|auch|även|också|dessutom|till|to|for|för|für|åt|i|in|from|från|or|oder|en|ett|an|a|the|den|det|de|die|der|das|' +
  'tack|thanks?|thank|you|please|bitte|danke|gärna|snarast|snälla|asap|nu|now|jetzt|hej|hi|hello|hallo|mvh|ja|yes|' +
  'butiken|affären|vi|ni|vilja|på|förhand|jag|we|i|wir|ich|oss|us|me|mig|vill|ville|will|would|skulle|ska|kan|can|could|like|möchten?|ha|have|haben|få|behöver|behövs|need|brauchen?|önskar|önskas|want|ta|tar|take|lägg|lägga|add|med|with|mit|' +
  'ytterligare|totalt|total|sammanlagt|insgesamt|skicka|send|schicken|beställ(?:a|er|ning|es|s)?|order|ordering|bestell(?:e|en|ung)?|köp(?:a|er|es|s)?|buy|' +
  'art|artikel|artiklar|article|item|vara|nr|nummer|number|artikelnummer|artikelnr|artnr|itemno|sku|ean|antal|qty|quantity|menge|anzahl';
const isFiller = new RegExp(`^(?:${telling})$`, 'u');
/** What goes back, is taken out, broken or missing, has ended or is there already: alone above a list it is of no order. */
const refusing =
  'retur\\p{L}*|return\\p{L}*|retoure\\p{L}*|reklam\\p{L}*|reclam\\p{L}*|claims?|kredit\\p{L}*|credit|gutschrift\\p{L}*|utgå\\p{L}*|utgick|stryk\\p{L}*|struk\\p{L}*|överstruk\\p{L}*|' +
  'avbeställ\\p{L}*|avbok\\p{L}*|annuller\\p{L}*|annulé|makuler\\p{L}*|cancel\\p{L}*|storno|stornier\\p{L}*|slopa\\p{L}*|ångra\\p{L}*|bort|borttag\\p{L}*|' +
  'remove\\p{L}*|delete[ds]?|discontinued|entfällt|sakna[rst]?|saknades|saknats|missing|fel|fehlt|fehlen|fehlende\\p{L}?|trasig\\p{L}*|skada[dt]\\p{L}*|defekt\\p{L}*|defective|' +
  'broken|damaged|beschädigt\\p{L}*|kaputt\\p{L}*|(?:ut|åter|slut)?levererad\\p{L}?|(?:ut|åter|slut)?levererat\\p{L}?|delivered|geliefert\\p{L}*|mottag(?:en|et|na|it)|received|erhåll\\p{L}*|' +
  'restorder\\p{L}*|restnoter\\p{L}*|backorder\\p{L}*|redan|already|bereits|tidigare|previous|previously';
/** What says no, changes something or tells of another time. */
const changing =
  'inte|ej|icke|inga?|not|nicht|kein\\p{L}*|istället|instead|stattdessen|statt|ändra\\p{L}*|change\\p{L}*|änder\\p{L}*|byt|byts?|byta|bytes|ersätt\\p{L}*|replace\\p{L}*|' +
  'varje|vardera|varsin|every|reducer\\p{L}*|minska\\p{L}*|reduce\\p{L}*|igår|förra|förut|yesterday|gestern|fick|kvar|left|avvakta\\p{L}*|vänta|pausa[dt]\\p{L}?|avslag\\p{L}*|neka[dt]\\p{L}?|reject\\p{L}*|' +
  'declined|abgelehnt|spärra[dt]\\p{L}?|stoppa[dt]\\p{L}?|blocked|gesperrt|inaktiv\\p{L}?|inactive|slutsåld\\p{L}?|ausverkauft';
const isRefusal = new RegExp(`^(?:${refusing})$`, 'u');
const isChange = new RegExp(`^(?:${changing})$`, 'u');

export function tellsNothing(word: string): boolean {
  return isFiller.test(word);
}

/** Whether one of the words says that something is no order, or another one. */
export function isNoOrder(words: readonly string[]): boolean {
  return words.some((word) => isRefusal.test(word) || isChange.test(word));
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
  if (words.some((word) => isRefusal.test(word) && !(mayBeReason && isReason.test(word))))
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

const noes = /^(?:false|falskt?|falsch|nej|no|nein|☐)$/iu;
/** Whether a cell answers no. */
export function isNo(cell: string): boolean {
  return noes.test(cell);
}
