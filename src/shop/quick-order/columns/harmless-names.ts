// Names of columns below which a number or a word tells nothing of the quantity. What is not among them is asked about.

const beginning = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})`, 'iu');

/** What a column holds that is no quantity to order, whatever else its name says. */
const ofOthers = beginning(
  String.raw`à-?pris|a-?pris|(?:in|ut|inköps|styck|netto|net |brutto|butiks|cirka?|kampanj|lev|list|enhets)?pris|price|preis|hinta|belopp|betrag|amount|summa|summe|sum(?!\p{L})|delsumma|gesamt|` +
    String.raw`moms|vat(?!\p{L})|mwst|rabatt|disc|valuta|currency|währung|värde|value|wert|marg|cost|kostnad|rek(?!\p{L})|rrp|uvp|srp|` +
    String.raw`f(?:ö)?rp(?!\p{L})|förpackning|pack|per pack|kolli|kart|krt|låda|inner|ytter|outer|innehåll|content|inhalt|multip|moq|min(?!\p{L})|minst|minimum|max|` +
    String.raw`lager|hyllsaldo|stock|saldo|inventory|bestand|disponib|available|verfügbar|på väg|incoming|` +
    String.raw`ean|gtin|upc|isbn|streck|barcode|(?:order|faktura|kund|rad|löp|serie|tull|stat|lev|best)\.? ?(?:nr|no|nummer|number|id)(?!\p{L})|` +
    String.raw`konto|account|faktura|invoice|kund|customer|leverantör|lieferant|supplier|vendor|märke|varumärke|brand|modell|model(?!\p{L})|seri|kollektion|collection|` +
    String.raw`mått|storlek|size|größe|dim|längd|bredd|höjd|djup|diam|length|width|height|depth|vikt|weight|gewicht|volym|volume|kg(?!\p{L})|cm(?!\p{L})|mm(?!\p{L})|liter|` +
    String.raw`rad(?!\p{L})|rads|row|line(?!\p{L})|pos|zeile|hylla|hyllplats|shelf|plats|location|sida|sidor|page|seite|katalog|löp|#|` +
    String.raw`sålt|såld|sålda|sold|verkauf|omsättn|turnover|föregående|förra|last year|i fjol|vorjahr|hist|snitt|average|` +
    String.raw`färg|colour|color|farbe|material|grupp|varugrupp|group|kateg|categ|avdelning|typ(?!\p{L})|type|kvalitet|bild|image|picture|land|country|ursprung|origin|tull|hs(?!\p{L})|statist|` +
    String.raw`eko|eco|ekolog|nyhet|news|kampanj|rea(?!\p{L})|fsc|miljö|enhet|unit(?!s)|uom|per$|url|länk|link`,
);
/** What may also say when or of what something is ordered. */
const ofTimeOrName = beginning(
  String.raw`vecka|week|woche|v\.|datum|date|dag|day|månad|month|år(?!\p{L})|year|jahr|leveransv|leveransd|delivery|deliv|liefert?(?:datum|ermin)|wunschtermin|` +
    String.raw`benämn|namn|name|beskriv|desc|text|bezeichn|titel|title|vara|produkt|product|artikel|article|item|art|sku|nr|nummer|number|no(?!\p{L})|kod|code|id(?!\p{L})|ref(?:erens|erence)?(?!\p{L})`,
);
const ordering = beginning(
  'best|order|köp|behov|behöv|ta(?!\\p{L})|need|ny|köp|antal|qty|quantity|menge|st(?!\\p{L})|want|vill|önsk',
);

export function isHarmlessName(name: string): boolean {
  if (name.length > longestName) return false;
  return ofOthers.test(name) || (ofTimeOrName.test(name) && !ordering.test(name));
}
const longestName = 60;

const prices = /pris|price|preis|hinta|summa|sum(?!\p{L})|belopp|betrag|amount/iu;
export function isNameOfPrices(name: string): boolean {
  return name.length <= longestName && prices.test(name);
}

const done =
  /^(?:avbeställ|makuler|annuller|lever|utlever|skicka|cancel|deliver|shipped|received|gelief|storn)/iu;
/** Whether a column tells what was cancelled or sent of the quantity. */
export function isNameOfDone(name: string): boolean {
  return done.test(name);
}

const traits = beginning(
  String.raw`eko|eco|ekolog|organic|bio|nyhet|news?(?!\p{L})|neuheit|kampanj|campaign|rea(?!\p{L})|fsc|miljö|svan`,
);
/** Whether a no in a column says what the article is not, and nothing of the order. */
export function isNameOfTraits(name: string): boolean {
  return name.length <= longestName && traits.test(name);
}

const names =
  /benämn|namn|name|text|besk|desc|bezeichn|titel|title|vara|produkt|product|artikel|article|item/iu;
const colours = /färg|colou?r|farb|farve|farge|väri|variant|utförande/iu;
const sizes = /storlek|size|größe|grösse|størrelse|koko/iu;
/** Returns what a column tells of the article of each row by its name: which article, colour or size it is. */
export function toldByName(name: string): 'name' | 'colour' | 'size' | undefined {
  if (name.length > longestName) return undefined;
  if (colours.test(name)) return 'colour';
  if (sizes.test(name)) return 'size';
  return names.test(name) ? 'name' : undefined;
}

const sold = beginning('såld|sålt|sold|verkauf|solgt|myyty');
const level = /^(?:min|max)(?:imum)?\.?(?:[ -]?(?:saldo|lager|stock|nivå|level|bestand))?$/iu;
/** Whether a column counts what was sold or is to be kept, from which a shop reckons what it orders. */
export function isNameOfSoldOrKept(name: string): boolean {
  return name.length <= longestName && (sold.test(name) || level.test(name));
}

const people =
  /^(?:butik(?:en)?|filial[e]?|store|shop|märkning|märke?s?|marking|kommission|beställare|besteller|ordered by|bestilt av|bestiller|inköpare|mottagare|recipient|empfänger|kontakt(?:person)?|contact|ansvarig|kostnadsställe)\.?$/iu;
const deliveries = /^(?:leverans|lev\.?|delivery|lieferung|levering|toimitus|önskad leverans)\.?$/iu;
/** Returns what a column of words tells by its name: for whom or for when its rows are. */
export function wordsByName(name: string): 'people' | 'delivery' | undefined {
  if (people.test(name)) return 'people';
  return deliveries.test(name) ? 'delivery' : undefined;
}
