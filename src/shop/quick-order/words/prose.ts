import { numberWords } from '#shop/quick-order/reading/cell-forms.ts';

export const greeting =
  /^(?:hej(?:san)?|hallå|god ?(?:morgon|dag|kväll)|tjena|hi|hello|dear|good (?:morning|afternoon|day)|guten (?:tag|morgen)|hallo|moin|sehr geehrte|hei|heisann?|goddag|god (?:morgen|aften)|kjære|kære|moi|terve|hyvä)(?!\p{L})/iu;
export const closing =
  /^(?:m\.?v\.?h|hälsn(?:ingar)?|(?:med |många )?(?:vänliga?|bästa|varma) hälsning(?:ar)?|tack|(?:best|kind|warm) (?:regards|wishes)|regards|cheers|sincerely|yours|thanks?|mfg|(?:mit )?(?:freundlichen?|viele|beste) grüßen?|danke|vielen dank|(?:(?:med )?(?:venn?lige?|bedste|beste|mange|kærlig) )?hilsen(?:er)?|v\.?h|(?:ystävällisin )?terveisin|(?:på forhånd )?(?:takk?)|kiitos)(?!\p{L})/iu;
/** What an order is headed by, and what its columns are summed up under. */
export const title =
  /^(?:(?:vår |er |our |your |unsere? )?(?:order|ordre|tilaus|bestilling|beställning|inköp(?:sorder)?|purchase order|bestellung|auftrag|datum|date|vecka|week|woche|kund(?:nr|nummer)?|customer(?: no| number)?|kunde|leverans(?:vecka|datum|adress)?|delivery|lieferung|offert|referens|reference|referenz|sida|page|seite|summa|delsumma|mellansumma|sub-?total|zwischensumme|sum|total|totalt|gesamt|antal (?:rader|artiklar)))(?!\p{L})/iu;
export const contact =
  /\p{L}[\w.+-]*@[\w-]+\.\p{L}{2,}|www\.|https?:|(?<!\p{L})(?:tel|tfn|telefon|mobil|mob|phone|fax|org\.? ?nr|organisationsnummer|vat|momsreg\S*)(?!\p{L})/iu;
export const telephone = /(?:^|[^\p{L}\d])(?:\+\d{1,3}[ ()/-]*\d|0\d{1,3}[ )/-])[\d ()/-]{5,}\d(?!\d)/u;
/** A street with its number, or a Swedish zip code with its town. */
const address =
  /\p{L}(?:gatan|vägen|gränd|stigen|torget|allén|plan|straße|strasse| street| road) \d{1,4}\p{L}?(?:,? (?:[a-z]{1,2}[- ])?\d{3} ?\d\d \p{L}+)?$|^(?:[a-z]{1,2}[- ])?\d{3} ?\d\d \p{L}+$/iu;
export const day = /(?:^|[^\d])(?:\d{4}-\d\d?-\d\d?|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?!\d)/;
const sent = /^(?:skickat från|sent from|gesendet von) (?:min|my|meine\p{L}*) /iu;
const longest = 300;
/** What parts a table or a mail: `|---|---|`. */
const rule = /^[\s|:+=_.*~–—-]+$/;
const amount = String.raw`\d[\d ]{0,12}(?:[.,]\d\d)?`;
/** What is added to the rows, or is to be paid for them, below a confirmation. */
const footer = new RegExp(
  String.raw`^(?:frakt(?:kostnad|avgift)?|moms|mwst\.?|ust\.?|vat|mva|alv|att betala|shipping|freight|versand(?:kosten)?|porto|amount due|total due|zu zahlen|öresavrundning)` +
    String.raw`(?: ?\(?\d{1,2}(?:[.,]\d+)? ?%\)?)?:? ?(?:(?:kr|sek|eur|€) ?${amount}|${amount} ?(?:kr|sek|eur|€|:-)|\d[\d ]{0,12}[.,]\d\d)\.?$`,
  'iu',
);
const leadTime =
  /^(?:leveranstid|lieferzeit|delivery time|lead time|leveringstid|toimitusaika):? (?:ca\.? ?)?\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:arbets|arbeids|arbejds|vard|working |business |werk|arbeits)?(?:dag(?:ar|er|e)?|dgr|veck(?:a|or)|days?|weeks?|tage?|wochen?|uger?|uker?)\.?$/iu;

const wishedDelivery =
  /^(?:(?:bitte )?(?:um )?lieferung (?:bis|am|in|zum)|(?:for )?delivery (?:in|on|by|before)|(?:önskad )?leverans (?:senast|önskas|den|till)|leverans(?:dag)? i vecka)(?!\p{L})/iu;

/** Whether a line below a list tells of its carriage, VAT or sum, or how long it takes. */
export function isFooter(text: string): boolean {
  return text.length <= longest && (footer.test(text) || leadTime.test(text));
}

function isRule(text: string): boolean {
  return text.length <= longest && rule.test(text);
}

/** How a text around a list of articles is told from a row of it. */
type Place = {
  /** Between a greeting at the end and the next row. */
  isAfterClosing: boolean;
  isBeforeHeading: boolean;
  hasQuantity: boolean;
  /** Below a heading that names the number and the quantity, with both. */
  isOrderRow?: boolean;
};

/** Whether a line without a known article ends the list, such as `Med vänliga hälsningar`. */
export function isClosing(text: string): boolean {
  return text.length <= longest && closing.test(text);
}

/** Whether a line without a known article looks like a greeting, a title, a sum, a signature or a telephone number. */
export function isProse(
  text: string,
  { isAfterClosing, isBeforeHeading, hasQuantity, isOrderRow }: Place,
): boolean {
  if (text.length > longest) return false;
  if (isRule(text) || isFooter(text)) return true;
  if (isOrderRow) return title.test(text) || closing.test(text);
  if (isAfterClosing || greeting.test(text) || closing.test(text) || title.test(text)) return true;
  if (contact.test(text) || day.test(text) || telephone.test(text)) return true;
  if (address.test(text) || sent.test(text) || wishedDelivery.test(text)) return true;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const hasDigits = /\d/.test(text);
  if (isBeforeHeading) return !/\d\p{L}|\p{L}\d|^\d/u.test(text);
  return (
    !hasQuantity &&
    !hasDigits &&
    !words.some((word) => numberWords.has(word)) &&
    (words.length > 1 || /[:!,.?]$/.test(text))
  );
}
