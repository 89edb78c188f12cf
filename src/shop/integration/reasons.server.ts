import type { Language } from '#kit/text/language.ts';
import { officeTables } from '#shop/texts/office-language/table.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { reasonTables, type ReasonKey } from '#shop/texts/reason-tables.ts';
import { columnText } from './column-text.ts';

/** The messages of imports, which are stored and printed in English; the first pattern that matches counts. */
const patterns: readonly (readonly [key: ReasonKey, english: RegExp])[] = [
  ['openQuotation', /^has a line break; is a quotation mark never closed\?$/],
  ['controlCharacter', /^has a control character$/],
  ['halfCharacter', /^has half a character$/],
  ['tooLong', /^is longer than (\d+) characters$/],
  ['twoReadings', /^can be (\S+) or (\S+)\.(\d+): write \S+ or \S+\.(\d+)$/],
  ['twoReadingsWhole', /^can be (\S+) or (\S+): write .+$/],
  ['unsavedFormula', /^has a formula without a value: save the file in Excel$/],
  ['excelError', /^is an error in Excel, (.+)$/],
  ['endlessMarks', /^has more than 30 marks on a letter$/],
  ['unseen', /^has nothing that is seen$/],
  ['looksLike', /^only looks like (.+): type it anew$/],
  ['notWholeNumber', /^is not a whole number$/],
  ['notDecimal', /^is not a number with at most (\d+) decimals$/],
  ['answered', /^answered (\d+)$/],
  ['noAnswer', /^did not answer$/],
  ['unreachable', /^could not be reached$/],
  ['ownNetwork', /^is an address of the own network$/],
  ['belowSent', /^is below (\d+), which were sent$/],
  ['aboveSendable', /^is above (\d+), which can be sent$/],
  ['aboveCreditable', /^is above (\S+), which is left to credit$/],
  ['belowCredited', /^is below (\S+), which is credited$/],
  ['aboveLeft', /^is above (\d+), which are left$/],
  ['unknownOrder', /^is no order of the shop$/],
  ['unknownLine', /^is no line of the order$/],
  ['unknownCustomer', /^is no customer of the shop$/],
  ['missingBesideQuantities', /^is missing, and the row has quantities$/],
  ['wrongTotal', /^is not net, VAT and rounding together$/],
  ['onlyForCreditNotes', /^is for credit notes, which name what they credit$/],
  ['otherCustomersInvoice', /^is an invoice of another customer$/],
  ['otherSign', /^has another sign than (\w+)$/],
  ['belowZeroOnInvoice', /^is below 0, as on a credit note only$/],
  ['beforeInvoice', /^is before (\S+), the day of the invoice$/],
  ['afterToday', /^is after (\S+), which is today$/],
  ['brokenPdf', /^is no whole PDF$/],
  ['noFile', /^is no file$/],
  ['notBeside', /^does not lie beside it$/],
  ['fileTooLarge', /^is larger than (\d+) MB$/],
  ['notPdfBeside', /^is not the name of a PDF beside it$/],
  ['onlyFromFolder', /^can only be named by a file in the folder, which lies beside its PDFs$/],
  ['differsFromInvoice', /^differs from the invoice in the shop$/],
  ['below', /^is below (.+)$/],
  ['oneQuantityPrice', /^is above 1: the shop has one price for all quantities$/],
  ['above', /^is above (.+)$/],
  ['notFlag', /^is neither 1 nor 0$/],
  ['notDate', /^is not a date such as (.+)$/],
  ['notNumberList', /^is not a list of numbers such as (.+)$/],
  ['notColour', /^is not a colour such as (.+)$/],
  ['notCountryList', /^is not a list of country codes such as (.+)$/],
  ['notTracking', /^is not an https address with \{consignmentId\}$/],
  ['cellCount', /^has (\d+) cells, the first line (\d+)$/],
  ['missing', /^is missing$/],
  ['severalAddresses', /^is that of several addresses$/],
  ['tooManyAddresses', /^has (\d+) addresses, and no more are kept$/],
  ['missingOnNew', /^is missing, and this (article|colour|group|customer|address|invoice) is new.*$/],
  ['alsoOnLineAs', /^is also on line (\d+), where it is written (.+)$/],
  ['alsoOnLine', /^is also on line (\d+)$/],
  ['notCountry', /^is not a country code such as (.+)$/],
  ['notCurrency', /^is not a currency code such as (.+)$/],
  ['otherCurrency', /^is not that of the price list, (.+)$/],
  ['notVatNumber', /^is not a VAT number$/],
  ['notPostcode', /^is not a postcode of (.+)$/],
  ['beforeValidFrom', /^is before (valid_from)$/],
  ['sameAsEarlier', /^is the same as that of an earlier row$/],
  ['noPriceYet', /^is missing, and no price begins on this day yet$/],
  ['overlappingDays', /^shares days with the price of (.+)$/],
  ['overlappingRate', /^shares days with the rate of (.+)$/],
  ['notPositive', /^is not above 0$/],
  ['notEmail', /^is not one e-mail address$/],
  ['notTelephone', /^is not a telephone number$/],
  ['notThatOfCode', /^is not (\d+), which the VAT code (.+) has$/],
  ['notOneOf', /^is not one of (.+)$/],
  ['neither', /^is not (\S+) or (\S+)$/],
  ['not', /^is not (.+)$/],
  ['noDigit', /^has no digit: it is no article$/],
  ['noLetterOrDigit', /^has neither a letter nor a digit$/],
  ['shortenedByExcel', /^was shortened by Excel: make the column text$/],
  ['not13Digits', /^does not have 13 digits$/],
  ['not6To10Digits', /^does not have 6 to 10 digits$/],
  ['wrongCheckDigit', /^has a wrong check digit$/],
  ['unknownColour', /^has (\d+), no colour of the shop$/],
  ['unknownArticle', /^is no article of the shop$/],
  ['otherArticle', /^is the number of another article$/],
  ['noGroup', /^is no group$/],
  ['circle', /^goes round in a circle$/],
  ['unknownGroup', /^is no group of the shop$/],
  ['unknownMaterial', /^is no material of the shop$/],
  ['unknownPriceList', /^is no price list of the shop$/],
  ['tooManyOwnNumbers', /^it gives a customer more than (\d+) own numbers$/],
  ['emptyFile', /^it is empty$/],
  ['noRows', /^it has no rows below its first line$/],
  ['columnTwice', /^it has two columns (.+)$/],
  ['noColumn', /^it has no column (\S+); its first line is: (.+)$/s],
  ['nothingToChange', /^it has nothing to change beside (\S+); its first line is: (.+)$/s],
  ['neitherTextNorWorkbook', /^it is neither a text file nor an Excel workbook.*$/],
  ['damagedWorkbook', /^it is damaged or no Excel workbook.*$/],
  ['openQuotationOnLine', /^the row on line (\d+) has a quotation mark that is never closed$/],
  ['lineTooLong', /^the row on line (\d+) is longer than (\d+ MB).*$/],
  ['tooManyColumnsOnLine', /^the row on line (\d+) has more than (\d+) columns$/],
  ['tooWide', /^it has something in cell (\S+); a table has at most (\d+) columns$/],
  ['tooManyRows', /^it has more than (\d+) rows; send it in parts$/],
  ['cellTooLongOnLine', /^the row on line (\d+) has a cell of more than (\d+) characters$/],
  ['cellTooLong', /^it has a cell that is longer than (\d+ MB)$/],
  ['sheetTooLarge', /^its sheet is larger than (\d+ MB) when it is unpacked; .*$/],
  ['workbookTooLarge', /^it is larger than (\d+ MB); save the sheet as CSV.*$/],
  ['tooLarge', /^it is larger than (\d+ MB)$/],
  ['tooManyParts', /^it has too many parts for a workbook$/],
  ['notWorkbook', /^it is no Excel workbook; save it anew$/],
  ['ownDocumentType', /^it has a document type of its own, .*$/],
  ['tooMuchMemory', /^it takes too much memory to read; .*$/],
  ['tooSlow', /^it takes more than (\S+) seconds to read; .*$/],
  ['passwordOrOldWorkbook', /^it has a password or is an old \.xls.*$/],
  ['damagedUtf8', /^its UTF-8 is damaged, first on line (\d+); .*$/],
  ['severalEncodings', /^its letters can be read in several ways; .*$/],
  ['othersBeingRead', /^other files are being read; .*$/],
  ['unreadableLine', /^line (\d+) cannot be read.*$/],
  ['shopFailed', /^the shop failed; nothing was changed$/],
  ['shopStopped', /^the shop was stopped meanwhile; nothing was changed$/],
  ['unusedColumns', /^Columns not used: (.+)$/s],
  ['notUtf8', /^It is not UTF-8; read as Windows-1252\.$/],
  ['macRoman', /^It is not UTF-8; read as Mac OS Roman\.$/],
  ['otherSheets', /^Read is the sheet (.*); not read: (.+)$/s],
  ['noSwedishName', /^(\d+) rows?: (name_sv) is missing: the English name is used$/],
  ['unknownPicture', /^(\d+) rows?: (image_file) is no picture of the shop: left as it was$/],
  ['newWithoutPrice', /^(\d+) rows?: new without a price: .*$/],
  ['newWithoutEmail', /^(\d+) rows?: new without an e-mail address: .*$/],
  ['noPricesInCurrency', /^(\d+) rows?: not in the currency of the price list: sees no prices$/],
  ['keptOrganisationNumber', /^(\d+) rows?: (org_no) has a wrong check digit: kept as it is$/],
];

/** Which value of a reason is a column. */
const columnAt: Partial<Record<ReasonKey, number>> = {
  beforeValidFrom: 1,
  columnTwice: 1,
  noColumn: 1,
  nothingToChange: 1,
  otherSign: 1,
  noSwedishName: 2,
  unknownPicture: 2,
  keptOrganisationNumber: 2,
};

/**
 * Returns the reason in the caller's language, with the columns that it names in words; an unknown one stays in English.
 */
export function reasonText(reason: string, language: Language, columnIn = columnForOffice): string {
  const texts = reasonTables[language];
  for (const [key, english] of patterns) {
    const values = english.exec(reason);
    if (!values) continue;
    const told = texts ? reason.replace(english, texts[key]) : reason;
    const column = values[columnAt[key] ?? Infinity];
    return column === undefined ? told : told.replace(column, () => columnIn(column, language));
  }
  return reason;
}

/** A language without an office has only the column's own name. */
function columnForOffice(column: string, language: Language): string {
  return officeTables[language] ? columnText(column, officeTextIn(language)) : column;
}
