import { contentLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';

/** Translations of import messages, which are stored and printed in English; `$1` stands for the captured text. */
const swedish: readonly (readonly [english: RegExp, swedish: string])[] = [
  [
    /^has a line break; is a quotation mark never closed\?$/,
    'har en radbrytning; är ett citattecken aldrig stängt?',
  ],
  [/^has a control character$/, 'har ett styrtecken'],
  [/^has half a character$/, 'har ett halvt tecken'],
  [/^is longer than (\d+) characters$/, 'är längre än $1 tecken'],
  [/^is not a whole number$/, 'är inte ett heltal'],
  [/^is not a number with at most (\d+) decimals$/, 'är inte ett tal med högst $1 decimaler'],
  [/^answered (\d+)$/, 'svarade $1'],
  [/^did not answer$/, 'svarade inte'],
  [/^could not be reached$/, 'kunde inte nås'],
  [/^is an address of the own network$/, 'är en adress i det egna nätet'],
  [/^is below (\d+), which were sent$/, 'är under $1, som redan är skickade'],
  [/^is above (\d+), which can be sent$/, 'är över $1, som kan skickas'],
  [/^is above (\d+), which are left$/, 'är över $1, som är kvar'],
  [/^is no order of the shop$/, 'är ingen order i shoppen'],
  [/^is no line of the order$/, 'är ingen rad i ordern'],
  [/^is no customer of the shop$/, 'är ingen kund i shoppen'],
  [/^is missing, and the row has quantities$/, 'saknas, och raden har antal'],
  [/^is not net, VAT and rounding together$/, 'är inte netto, moms och avrundning tillsammans'],
  [
    /^is for credit notes, which name what they credit$/,
    'hör till kreditfakturor, som anger vad de krediterar',
  ],
  [/^is no whole PDF$/, 'är ingen hel PDF'],
  [/^is no file$/, 'är ingen fil'],
  [/^does not lie beside it$/, 'ligger inte bredvid den'],
  [/^is larger than (\d+) MB$/, 'är större än $1 MB'],
  [/^is not the name of a PDF beside it$/, 'är inte namnet på en PDF bredvid den'],
  [
    /^can only be named by a file in the folder, which lies beside its PDFs$/,
    'kan bara anges av en fil i mappen, som ligger bredvid sina PDF:er',
  ],
  [/^differs from the invoice in the shop$/, 'skiljer sig från fakturan i shoppen'],
  [/^is below (.+)$/, 'är under $1'],
  [
    /^is above 1: the shop has one price for all quantities$/,
    'är över 1: shoppen har ett pris för alla antal',
  ],
  [/^is above (.+)$/, 'är över $1'],
  [/^is neither 1 nor 0$/, 'är varken 1 eller 0'],
  [/^is not a date such as (.+)$/, 'är inte ett datum som $1'],
  [/^is not a list of numbers such as (.+)$/, 'är inte en lista av tal som $1'],
  [/^has (\d+) cells, the first line (\d+)$/, 'har $1 celler, första raden $2'],
  [/^is missing$/, 'saknas'],
  [/^is missing, and this (article|group|customer|invoice) is new.*$/, 'saknas, och raden är ny'],
  [/^is also on line (\d+)(?:, where it is written (.+))?$/, 'finns också på rad $1'],
  [/^is not a country code such as (.+)$/, 'är inte en landskod som $1'],
  [/^is not a currency code such as (.+)$/, 'är inte en valutakod som $1'],
  [/^is not that of the price list, (.+)$/, 'är inte prislistans, $1'],
  [/^is not a VAT number$/, 'är inte ett momsregistreringsnummer'],
  [/^is not a postcode of (.+)$/, 'är inte ett postnummer i $1'],
  [/^is before valid_from$/, 'är före valid_from'],
  [/^is the same as that of an earlier row$/, 'är samma som på en tidigare rad'],
  [/^is missing, and no price begins on this day yet$/, 'saknas, och inget pris börjar den dagen ännu'],
  [/^shares days with the price of (.+)$/, 'delar dagar med priset för $1'],
  [/^is not above 0$/, 'är inte över 0'],
  [/^is not one e-mail address$/, 'är inte en e-postadress'],
  [/^is not a telephone number$/, 'är inte ett telefonnummer'],
  [/^is not one of (.+)$/, 'är inte något av $1'],
  [/^is not (\S+) or (\S+)$/, 'är varken $1 eller $2'],
  [/^is not (.+)$/, 'är inte $1'],
  [/^has no digit: it is no article$/, 'har ingen siffra: det är ingen artikel'],
  [/^has neither a letter nor a digit$/, 'har varken bokstav eller siffra'],
  [/^was shortened by Excel: make the column text$/, 'har kortats av Excel: gör kolumnen till text'],
  [/^does not have 13 digits$/, 'har inte 13 siffror'],
  [/^does not have 6 to 10 digits$/, 'har inte 6 till 10 siffror'],
  [/^has a wrong check digit$/, 'har fel kontrollsiffra'],
  [/^has (\d+), no colour of the shop$/, 'har $1, som inte är en färg i shoppen'],
  [/^is no article of the shop$/, 'är ingen artikel i shoppen'],
  [/^is the number of another article$/, 'är en annan artikels nummer'],
  [/^is no group$/, 'är ingen produktgrupp'],
  [/^goes round in a circle$/, 'går runt i en cirkel'],
  [/^is no group of the shop$/, 'är ingen produktgrupp i shoppen'],
  [/^is no material of the shop$/, 'är inget material i shoppen'],
  [/^is no price list of the shop$/, 'är ingen prislista i shoppen'],
  [/^it gives a customer more than (\d+) own numbers$/, 'Den ger en kund fler än $1 egna artikelnummer'],
  [/^it is empty$/, 'Den är tom'],
  [/^it has no rows below its first line$/, 'Den har inga rader under den första'],
  [/^it has two columns (.+)$/, 'Den har två kolumner $1'],
  [/^it has no column (\S+); its first line is: (.+)$/s, 'Den saknar kolumnen $1; dess första rad är: $2'],
  [
    /^it is neither a text file nor an Excel workbook.*$/,
    'Den är varken en textfil eller en Excelbok (.xlsx)',
  ],
  [/^it is damaged or no Excel workbook.*$/, 'Den är skadad eller ingen Excelbok; spara den på nytt'],
  [
    /^the row on line (\d+) has a quotation mark that is never closed$/,
    'Raden på rad $1 har ett citattecken som aldrig stängs',
  ],
  [
    /^the row on line (\d+) is longer than (\d+ MB).*$/,
    'Raden på rad $1 är längre än $2: är ett citattecken aldrig stängt, eller är det ingen CSV-fil?',
  ],
  [/^the row on line (\d+) has more than (\d+) columns$/, 'Raden på rad $1 har fler än $2 kolumner'],
  [
    /^it has something in cell (\S+); a table has at most (\d+) columns$/,
    'Den har något i cell $1; en tabell har högst $2 kolumner',
  ],
  [/^it has more than (\d+) rows; send it in parts$/, 'Den har fler än $1 rader; skicka den i delar'],
  [/^it has a cell that is longer than (\d+ MB)$/, 'Den har en cell som är längre än $1'],
  [
    /^its sheet is larger than (\d+ MB) when it is unpacked; .*$/,
    'Bladet är större än $1 uppackat; spara det som CSV eller i delar',
  ],
  [
    /^it is larger than (\d+ MB); save the sheet as CSV.*$/,
    'Den är större än $1; spara bladet som CSV, som läses i delar',
  ],
  [/^it is larger than (\d+ MB)$/, 'Den är större än $1'],
  [/^it has too many parts for a workbook$/, 'Den har för många delar för en Excelbok'],
  [/^it is no Excel workbook; save it anew$/, 'Det är ingen Excelbok; spara den på nytt'],
  [
    /^it has a document type of its own, .*$/,
    'Den har en egen dokumenttyp, som ingen Excelbok har; spara den på nytt',
  ],
  [
    /^it takes too much memory to read; .*$/,
    'Den kräver för mycket minne att läsa; spara den som CSV eller skicka den i delar',
  ],
  [
    /^it takes more than (\S+) seconds to read; .*$/,
    'Den tar mer än $1 sekunder att läsa; spara den som CSV eller skicka den i delar',
  ],
  [
    /^it has a password or is an old \.xls.*$/,
    'Den har ett lösenord eller är en gammal .xls; spara den som .xlsx utan lösenord, eller som CSV',
  ],
  [
    /^its UTF-8 is damaged, first on line (\d+); .*$/,
    'Dess UTF-8 är skadad, först på rad $1; spara den på nytt som UTF-8',
  ],
  [/^line (\d+) cannot be read.*$/, 'Rad $1 kan inte läsas'],
  [/^the shop failed; nothing was changed$/, 'Ett fel i shoppen; ingenting ändrades'],
  [
    /^the shop was stopped meanwhile; nothing was changed$/,
    'Shoppen stängdes under tiden; ingenting ändrades',
  ],
  [/^Columns not used: (.+)$/s, 'Kolumner som inte används: $1'],
  [/^It is not UTF-8; read as Windows-1252\.$/, 'Den är inte UTF-8; läst som Windows-1252.'],
  [
    /^(\d+) rows?: name_sv is missing: the English name is used$/,
    '$1 rader: name_sv saknas, det engelska namnet används',
  ],
  [
    /^(\d+) rows?: image_file is no picture of the shop: left as it was$/,
    '$1 rader: image_file är ingen bild i shoppen, den lämnas som den var',
  ],
  [
    /^(\d+) rows?: new without a price: .*$/,
    '$1 rader: nya utan pris, de kan inte beställas förrän de har ett',
  ],
  [
    /^(\d+) rows?: new without an e-mail address: .*$/,
    '$1 rader: nya utan e-postadress, de kan inte be om lösenord',
  ],
  [
    /^(\d+) rows?: org_no has a wrong check digit: kept as it is$/,
    '$1 rader: org_no har fel kontrollsiffra, det behålls',
  ],
];

/** Returns the reason in the caller's language; an unknown one stays in English. */
export function reasonText(reason: string, language: Language): string {
  if (contentLanguage(language) !== 'sv') return reason;
  const known = swedish.find(([english]) => english.test(reason));
  return known ? reason.replace(...known) : reason;
}
