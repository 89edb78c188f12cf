import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { forecastTexts as swedish } from '#shop/texts/language/sv/forecast.ts';

export const forecastTexts: SameKeys<typeof swedish> = {
  'forecast.complete': 'Alles kann in {week} versandt werden ({days})',
  'forecast.incomplete.one': 'Wann alles versandt werden kann, ist nicht bekannt: {n} Position ohne Termin',
  'forecast.incomplete.other':
    'Wann alles versandt werden kann, ist nicht bekannt: {n} Positionen ohne Termin',
  'forecast.arrival': 'Alles kann bis {week} eintreffen ({days})',
  'forecast.estimate':
    'Geschätzt nach Lagerbestand und erwarteten Lieferungen. Die Wochen der Sendungen sind die des Versands.',
  'forecast.choose': '{week} wählen',
  'forecast.chosen': '{week} ist gewählt.',
  'forecast.late.one': '{n} Position wird nicht fertig: {articles}',
  'forecast.late.other': '{n} Positionen werden nicht fertig: {articles}',
  'forecast.andMore': '{articles} und {count} weitere',
  'forecast.answer': '{answer}:',
  'forecast.rows.one': '{n} Position',
  'forecast.rows.other': '{n} Positionen',
  'forecast.parcel': 'Sendung {number} in {week}: {rows}',
  'forecast.noDate': 'ohne Termin: {rows}',
  'forecast.sameFreight': '{parcels}, ohne zusätzliche Versandkosten',
  'forecast.all': 'Alles in {week}',
  'forecast.cannotSay.one': 'Nicht bekannt: {n} Position ohne Termin',
  'forecast.cannotSay.other': 'Nicht bekannt: {n} Positionen ohne Termin',
  'forecast.noDateHeading': 'Ohne Termin',
  'forecast.pieces.one': '{n} Stk.',
  'forecast.pieces.other': '{n} Stk.',
  'forecast.failed': 'Die Woche konnte nicht berechnet werden. Ihre Angaben sind noch da.',
  'checkout.newTotal': 'Neue Summe: {amount}',
  'checkout.difference.gone': '{article} kann nicht mehr bestellt werden',
  'checkout.difference.added': '{article} ist hinzugekommen',
  'checkout.difference.price': '{article}: Der Preis war {then} und ist jetzt {now}',
  'checkout.difference.quantity': '{article}: Die Menge war {then} und ist jetzt {now}',
  'checkout.difference.package': '{article}: Die Verpackungseinheit ist jetzt {pack} Stück',
  'checkout.difference.short': '{article}: {count} Stück sind jetzt nicht auf Lager',
  'checkout.difference.inStock': '{article}: jetzt alles auf Lager',
  'mail.order.forecast': 'Voraussichtlicher Versand',
};
