import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { verdictTexts as swedish } from '#shop/texts/language/sv/verdicts.ts';

export const verdictTexts: SameKeys<typeof swedish> = {
  'verdict.rounded': '{given} aufgerundet auf ganze Verpackungseinheiten zu {pack}',
  'verdict.onePackage': 'Keine Menge: eine Verpackungseinheit',
  'verdict.merged': 'Gleicher Artikel wie Zeile {line}: Die Mengen werden addiert',
  'verdict.priceChanged': 'Preis damals {then}, jetzt {now}',
  'verdict.packChanged': 'Die Verpackungseinheit ist jetzt {pack}',
  'verdict.short': '{count} sofort, der Rest {when}',
  'verdict.inCart': '{count} schon im Warenkorb',
  'verdict.unknown': 'Die Nummer gibt es nicht',
  'verdict.ended': 'Der Artikel ist ausgelaufen',
  'verdict.notForYou': 'Wird nicht an Sie verkauft',
  'verdict.soldOut': 'Ausverkauft',
  'verdict.ambiguous': 'Die Nummer passt zu mehreren Artikeln: bitte wählen',
  'verdict.quantity': 'Die Menge ist keine ganze Zahl über 0',
  'verdict.tooMany': 'Höchstens 100.000 Stück',
  'verdict.excelNumber': 'Excel hat die Nummer gekürzt: Formatieren Sie die Spalte als Text',
  'verdict.atNoKnownDate': 'ohne bekannten Termin',
  'rows.tooMany': 'Höchstens 1.000 Zeilen auf einmal',
  'rows.heading': 'Überschrift',
  'files.articleNumber': 'Artikelnummer',
  'files.quantity': 'Menge',
  'files.orderTemplate': 'bestellvorlage',
  'files.ownNumbers': 'eigene-artikelnummern',
};
