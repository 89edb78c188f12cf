// The words with which people say that a row is no order, or another one, in the languages of our customers. Every place of
// a list is read by this table: cells, lines and titles.

/** What goes back, is taken out, broken or missing, has ended or is there already: alone above a list it is of no order. */
const refusing =
  'retur\\p{L}*|return\\p{L}*|retoure\\p{L}*|palaut\\p{L}*|reklam\\p{L}*|reclam\\p{L}*|claims?|kredit\\p{L}*|credit|gutschrift\\p{L}*|' +
  'utgå\\p{L}*|utgick|udgå\\p{L}*|stryk\\p{L}*|struk\\p{L}*|överstruk\\p{L}*|gestrichen|streichen|slett\\p{L}*|avbeställ\\p{L}*|avbestil\\p{L}*|afbestil\\p{L}*|' +
  'avbok\\p{L}*|annuller\\p{L}*|annulé|makuler\\p{L}*|cancel\\p{L}*|kansell\\p{L}*|storno|stornier\\p{L}*|peruttu|peruut\\p{L}*|perut\\p{L}*|slopa\\p{L}*|ångra\\p{L}*|' +
  'bort|borttag\\p{L}*|poist\\p{L}*|remove\\p{L}*|delete[ds]?|discontinued|obsolete|entfällt|ausgelaufen|' +
  'sakna[rst]?|saknades|saknats|mangler|missing|fel|fehlt|fehlen|fehlende\\p{L}?|puuttu\\p{L}*|trasig\\p{L}*|skada[dt]\\p{L}*|defekt\\p{L}*|defective|' +
  'broken|damaged|beschädigt\\p{L}*|kaputt\\p{L}*|(?:ut|åter|slut)?levererad\\p{L}?|(?:ut|åter|slut)?levererat\\p{L}?|levert|leveret|delivered|geliefert\\p{L}*|toimitettu|' +
  'mottag(?:en|et|na|it)|mottatt|modtaget|received|erhåll\\p{L}*|restorder\\p{L}*|restordre\\p{L}*|restnoter\\p{L}*|backorder\\p{L}*|' +
  'redan|already|bereits|allerede|tidigare|previous|previously';
/** What says no, has run out, changes something or tells of another time. */
const changing =
  'inte|ej|icke|ikke|inga?|ingen|inget|nej|nei|nein|ei|none|not|dont|nicht|kein\\p{L}*|istället|instead|stattdessen|statt|ändra\\p{L}*|change\\p{L}*|änder\\p{L}*|byt|byts?|byta|bytes|' +
  'ersätt\\p{L}*|ersatt|erstatt\\p{L}*|replace\\p{L}*|ersetzt|varje|vardera|varsin|every|reducer\\p{L}*|minska\\p{L}*|reduce\\p{L}*|halv(?:a|t|era\\p{L}*|parten)?|hälften|halvdelen|half|halbe\\p{L}?|hälfte|puolet|' +
  'dubb(?:elt|el|la|lera\\p{L}*)|dobbelt|double|doppelt|tupla\\p{L}*|igår|förra|förut|yesterday|gestern|fick|kvar|left|' +
  'avvakta\\p{L}*|vänta\\p{L}*|vente?|odota\\p{L}*|wait\\p{L}*|warten|hold|pausa[dt]\\p{L}?|senare|senere|later|später|myöhemmin|' +
  'avslag\\p{L}*|neka[dt]\\p{L}?|reject\\p{L}*|declined|abgelehnt|spärra[dt]\\p{L}?|stopp|stoppa\\p{L}*|stop|stopped|blocked|gesperrt|inaktiv\\p{L}?|inactive|' +
  'skip|skippa\\p{L}*|skipped|hoppa|weglassen|mak|void|slut|slutsåld\\p{L}?|utsåld\\p{L}?|såld|sålda|sold|unavailable|oos|utsolgt|udsolgt|ausverkauft|vergriffen|loppu|loppunut|' +
  'beställ[dt]a?|ordered|bestellt|bestilt|tilattu|skickad\\p{L}?|skickat|shipped|sendt|versandt|erledigt';
const isRefusal = new RegExp(`^(?:${refusing})$`, 'u');
const isChange = new RegExp(`^(?:${changing})$`, 'u');

/** Whether a word says that what stands below it is no order. */
export function isRefusing(word: string): boolean {
  return isRefusal.test(word);
}

/** Whether one of the words says that something is no order, or another one. */
export function isNoOrder(words: readonly string[]): boolean {
  return words.some((word) => isRefusal.test(word) || isChange.test(word));
}

const noes = /^(?:false|falskt?|falsch|nej|nei|no|nein|ei|☐)$/iu;
/** Whether a cell answers no. */
export function isNo(cell: string): boolean {
  return noes.test(cell);
}

/** A `no` that ends what is said; before a number it is the English one for number. */
const endsInNo = /(?:^|[\s,;:–—(-])no[.!)]*$/iu;
/** Whether what is said in a cell ends in a no: `Tray NO`. */
export function isEndingInNo(cell: string): boolean {
  return cell.length <= longest && endsInNo.test(cell);
}
const longest = 200;
