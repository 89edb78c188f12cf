import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { checkoutTexts as swedish } from '#shop/texts/language/sv/checkout.ts';

export const checkoutTexts: SameKeys<typeof swedish> = {
  'checkout.title': 'Kasse',
  'checkout.message': 'Nachricht an uns',
  'checkout.messageHint': 'Z. B. Warenkennzeichnung',
  'checkout.purchaseOrder': 'Ihre Bestellnummer',
  'checkout.purchaseOrderHint':
    'Die Bestellnummer aus Ihrem eigenen System. Sie steht auf der Auftragsbestätigung und der Rechnung.',
  'checkout.wayOfDelivery': 'Versandart',
  'checkout.chooseWayOfDelivery': 'Versandart wählen',
  'checkout.wayNotToCountry': '{way} wird nach {country} nicht angeboten. Wählen Sie eine andere Versandart.',
  'checkout.wayNotOffered':
    'Die gewählte Versandart gibt es für diese Adresse nicht. Wählen Sie eine andere.',
  'checkout.deliveryWeek': 'Gewünschte Lieferwoche',
  'checkout.deliveryWeekHint':
    'Die Woche, in der die Ware eintreffen soll. Leer lassen für schnellstmögliche Lieferung.',
  'checkout.asSoonAsPossible': 'Schnellstmöglich',
  'checkout.year': 'Jahr',
  'checkout.week': 'Woche',
  'checkout.chooseYear': 'Jahr wählen',
  'checkout.chooseWeek': 'Woche wählen',
  'checkout.weekOfYear': 'KW {week} {year}',
  'checkout.pastWeek': 'Diese Woche ist schon vorbei.',
  'checkout.weekTooFar': 'Wählen Sie eine Woche in diesem oder im nächsten Jahr.',
  'checkout.noSuchWeek': 'Diese Woche gibt es nicht. Schreiben Sie sie als 2027-W05.',
  'checkout.weeksDisagree': 'Die Woche ist auf verschiedene Weise angegeben.',
  'checkout.yearMissing': 'Wählen Sie auch ein Jahr.',
  'checkout.weekMissing': 'Wählen Sie auch eine Woche.',
  'checkout.partialDelivery': 'Teillieferung',
  'checkout.choosePartial': 'Dürfen wir in Teilen liefern?',
  'checkout.partialYes': 'Ja, liefern Sie, was auf Lager ist',
  'checkout.partialNo': 'Nein, warten Sie, bis alles da ist',
  'checkout.deliveryAddress': 'Lieferadresse',
  'checkout.changeAddresses': 'Lieferadressen bearbeiten',
  'checkout.terms': 'Mit Ihrer Bestellung gelten unsere Geschäftsbedingungen.',
  'checkout.readTerms': 'Geschäftsbedingungen lesen',
  'checkout.sendOrder': 'Bestellung absenden',
  'checkout.sending': 'Bestellung wird gesendet …',
  'checkout.noAnswer':
    'Wir haben keine Antwort erhalten. Versuchen Sie es erneut: Es bleibt trotzdem bei einer Bestellung.',
  'checkout.cartGone':
    'Der Warenkorb wurde bereits bestellt oder ist leer. Sehen Sie unter Ihren Bestellungen nach.',
  'checkout.cartChanged':
    'Der Warenkorb hat sich geändert, seit Sie ihn gesehen haben. Es wurde nichts bestellt: Prüfen Sie die Positionen und bestellen Sie erneut.',
  'checkout.seeRows': 'Positionen prüfen',
  'checkout.alertTitle': 'Bestellung eingegangen',
  'checkout.thankYou': 'Vielen Dank für Ihre Bestellung! Auftragsnummer:',
  'receipt.title': 'Bestellung {number}',
  'receipt.loading': 'Bestellung wird geladen …',
  'receipt.confirmationTo': 'Die Auftragsbestätigung ist unterwegs an {email}.',
  'receipt.noConfirmation':
    'Wir haben keine E-Mail-Adresse von Ihnen, deshalb senden wir keine Bestätigung. Speichern Sie die Bestellung stattdessen als PDF.',
  'receipt.short': 'Das kommt später',
  'receipt.next': 'Wie geht es weiter?',
  'receipt.nextText':
    'Wir packen Ihre Bestellung und versenden sie. Unter Ihren Bestellungen sehen Sie, wann sie gepackt wird und wann sie unterwegs ist. Die Rechnung kommt, sobald die Ware versandt ist.',
  'receipt.seeOrder': 'Bestellung ansehen',
};
