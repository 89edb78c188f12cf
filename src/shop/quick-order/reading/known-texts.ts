import { lettersOf, tellsNothing } from './beside-words.ts';
import { isNoOrder } from '#shop/quick-order/words/status-words.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import {
  closing,
  contact,
  day,
  greeting,
  isFooter,
  telephone,
  title,
} from '#shop/quick-order/words/prose.ts';
import { isMailHeader } from './quoted-mails.ts';
import { isOfTimeOnly } from '#shop/quick-order/words/times.ts';

// Which texts around a list are known to tell nothing of its rows. All others are shown to be read before the rows are added.

const longest = 300;
/** Who orders, when and where to: what stands after these is no matter of the rows. */
const ofHeader =
  /^(?:(?:vår|er|our|your|ihre?|unsere?) )?(?:kund(?:en)?(?:nr|nummer)?|customer(?: (?:no|number|name))?|kunde|referens|reference|referenz|ref|beställare|namn|name|företag|company|firma|(?:order|best(?:ällnings)?)?(?:datum|date|nr|nummer)|order (?:no|number)|po|leveransadress|delivery address|lieferadresse|adress|address|e-?post|e-?mail|kontakt(?:person)?|contact(?: person)?|org\.? ?nr\.?|sida|page|seite)\s*(?:[:#.]|\d|$)/iu;
const sentFrom = /^(?:skickat från|sent from|gesendet von|von meinem|lähetetty) .{1,40}$/iu;
const address =
  /\p{L}+(?:gatan|vägen|gränd|stigen|torget|allén|plan|straße|strasse| street| road) \d{1,4}\p{L}?|(?<!\d)(?:[a-z]{1,2}[- ])?\d{3} ?\d\d \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/giu;
const web = /[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+/giu;
const time = /(?<!\d)\d{1,2}[.:]\d\d(?!\d)/g;
const ofText = new RegExp(
  `^(?:här|kommer|vår|våra|er|our|your|unsere?n?|ihnen|here|hier|is|are|ist|följer|nedan|följande|nedanstående|below|following|folgende\\p{L}?|anbei|attached|bifogad\\p{L}?|bifogat|enligt|list|lista|listan|liste|varor|artiklar|articles|items|orderlista|inköpslista|` +
    'hälsningar|hälsning|hälsn|vänliga?|vänligen|bästa|varma|regards|kind|best|wishes|grüßen|grüße|freundlichen|beste|viele|förhand|advance|im|voraus|in|jättetack|tusen|så|mycket|many|much|vielen|' +
    'god|morgon|dag|kväll|eftermiddag|good|morning|afternoon|guten|tag|morgen|alla|team|igen|again|kund|' +
    'tel|tfn|telefon|mobil|mob|phone|fax|org|momsreg|vat|www|mail|epost|box|ab|hb|kb|as|oy|aps|gmbh|ltd|inc|' +
    `inköp|inköpsorder|purchase|auftrag|ordre|ordren|tilaus|bestilling|bestille|tilata|haluamme|haluaisimme|ønsker|å|at|vil|gerne|gjerne|følgende|seuraavat|hei|heisann?|goddag|morgen|aften|moi|terve|hyvä|kjære|kære|venn?lige?|bedste|kærlig|mange|hilsen|hilsener|vh|med|terveisin|ystävällisin|takk?|kiitos|forhånd|datum|date|order|orderrader|rader|summa|sum|delsumma|mellansumma|subtotal|gesamt|kr|sek|eur|exkl|moms|${pieceUnits})$`,
  'u',
);
const companies = /^(?:ab|hb|kb|as|oy|aps|gmbh|ltd|inc|och|and|und|of|i|av|c|o|de|von|van)$/u;
const mostOfSignature = 8;

/** Whether a text around a list tells nothing of its rows: a greeting, thanks, a signature, an address, a title. */
export function isKnownText(text: string, isAfterClosing: boolean): boolean {
  if (text.length > longest) return false;
  if (!/[\p{L}\d]/u.test(text) || isMailHeader(text) || sentFrom.test(text) || isFooter(text)) return true;
  const isOfHeader = ofHeader.test(text);
  if (isOfHeader) return !isNoOrder(lettersOf(text));
  const rest = text
    .replace(web, ' ')
    .replace(address, ' ')
    .replace(telephone, ' ')
    .replace(day, ' ')
    .replace(time, ' ');
  const isTitle = title.test(text);
  if (/\d/.test(rest) && !isTitle && !contact.test(text)) return false;
  const mayName = isAfterClosing || greeting.test(text) || closing.test(text);
  const words = rest.match(/\p{L}+/gu) ?? [];
  if (isOfTimeOnly(words)) return false;
  if (mayName && words.length > mostOfSignature) return words.every((word) => isOfTexts(word));
  return words.every((word) => isOfTexts(word) || (mayName && isOfName(word)));
}

function isOfTexts(word: string): boolean {
  const lower = word.toLocaleLowerCase('sv');
  return ofText.test(lower) || isOfTimeOnly([word]) || tellsNothing(lower);
}

/** A name begins with a capital letter, and names no order. */
function isOfName(word: string): boolean {
  const lower = word.toLocaleLowerCase('sv');
  return (/^\p{Lu}/u.test(word) || companies.test(lower)) && !isNoOrder([lower]);
}
