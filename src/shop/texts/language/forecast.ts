import type { Texts } from './texts.ts';

export const forecastTexts = {
  'forecast.complete': ['Allt kan skickas {week} ({days})', 'Everything can be sent in {week} ({days})'],
  'forecast.incomplete.one': [
    'Det går inte att säga när allt kan skickas: {n} rad utan datum',
    'It is not known when everything can be sent: {n} row without a date',
  ],
  'forecast.incomplete.other': [
    'Det går inte att säga när allt kan skickas: {n} rader utan datum',
    'It is not known when everything can be sent: {n} rows without a date',
  ],
  'forecast.estimate': [
    'Beräknat efter lager och väntade leveranser.',
    'Estimated from stock and expected deliveries.',
  ],
  'forecast.choose': ['Välj {week}', 'Choose {week}'],
  'forecast.chosen': ['{week} är vald.', '{week} is chosen.'],
  'forecast.late.one': ['{n} rad hinner inte: {articles}', '{n} row will miss it: {articles}'],
  'forecast.late.other': ['{n} rader hinner inte: {articles}', '{n} rows will miss it: {articles}'],
  'forecast.andMore': ['{articles} och {count} till', '{articles} and {count} more'],
  'forecast.answer': ['{answer}:', '{answer}:'],
  'forecast.rows.one': ['{n} rad', '{n} row'],
  'forecast.rows.other': ['{n} rader', '{n} rows'],
  'forecast.parcel': ['Paket {number} {week}: {rows}', 'Parcel {number} in {week}: {rows}'],
  'forecast.noDate': ['datum saknas: {rows}', 'no date: {rows}'],
  'forecast.sameFreight': ['{parcels}, samma frakt', '{parcels}, same freight'],
  'forecast.all': ['Allt {week}', 'Everything in {week}'],
  'forecast.cannotSay.one': ['Kan inte sägas: {n} rad utan datum', 'Cannot be said: {n} row without a date'],
  'forecast.cannotSay.other': [
    'Kan inte sägas: {n} rader utan datum',
    'Cannot be said: {n} rows without a date',
  ],
  'forecast.noDateHeading': ['Datum saknas', 'No date'],
  'forecast.pieces.one': ['{n} st', '{n} pc'],
  'forecast.pieces.other': ['{n} st', '{n} pcs'],
  'forecast.failed': [
    'Veckan kunde inte beräknas. Det du har fyllt i finns kvar.',
    'The week could not be estimated. What you have filled in is still there.',
  ],
  'checkout.newTotal': ['Ny summa: {amount}', 'New total: {amount}'],
  'checkout.difference.gone': ['{article} kan inte beställas längre', '{article} can no longer be ordered'],
  'checkout.difference.added': ['{article} har kommit till', '{article} has been added'],
  'checkout.difference.price': [
    '{article}: priset var {then} och är nu {now}',
    '{article}: the price was {then} and is now {now}',
  ],
  'checkout.difference.quantity': [
    '{article}: antalet var {then} och är nu {now}',
    '{article}: the quantity was {then} and is now {now}',
  ],
  'checkout.difference.short': [
    '{article}: {count} st finns inte i lager nu',
    '{article}: {count} pcs are not in stock now',
  ],
  'checkout.difference.inStock': ['{article}: allt finns i lager nu', '{article}: all in stock now'],
  'mail.order.forecast': ['Beräknad sändning', 'Estimated dispatch'],
} as const satisfies Texts;
