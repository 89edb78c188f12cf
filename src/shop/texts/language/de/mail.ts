import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { mailTexts as swedish } from '#shop/texts/language/sv/mail.ts';

export const mailTexts: SameKeys<typeof swedish> = {
  'mail.test': 'TEST: {subject}',
  'mail.greeting': 'Guten Tag {name},',
  'mail.greetingNoName': 'Guten Tag,',
  'mail.signature': 'Mit freundlichen Grüßen',
  'mail.footer': 'Sie können auf diese E-Mail antworten, falls etwas nicht stimmt.',

  'mail.order.subject': 'Auftragsbestätigung {number}',
  'mail.order.intro': 'Vielen Dank für Ihre Bestellung! Auftragsnummer: {number}',
  'mail.order.held':
    'Die Bestellung ist eingegangen, wartet aber auf Zahlung: Es wird nichts bearbeitet, bis unsere Buchhaltung sie freigegeben hat. Sie erhalten dann eine E-Mail.',
  'mail.order.paused':
    'Die Bestellung ist angehalten: Es wird nichts bearbeitet, bis wir sie fortsetzen. Sie erhalten dann eine E-Mail.',
  'mail.order.heading': 'Bestellung {number}',
  'mail.order.received': 'Eingegangen am {date}',
  'mail.order.articleNumber': 'Artikelnr.',
  'mail.order.description': 'Bezeichnung',
  'mail.order.quantity': 'Menge',
  'mail.order.price': 'Preis',
  'mail.order.amount': 'Betrag',
  'mail.order.short.one': 'davon {count} Stk. im Lieferrückstand',
  'mail.order.short.other': 'davon {count} Stk. im Lieferrückstand',
  'mail.order.shortage': 'Einige Artikel folgen später.',
  'mail.order.waits': 'Alles wird zusammen versandt, sobald alle Artikel bereit sind.',
  'mail.order.totalExclVat': 'Summe netto',
  'mail.order.vat': 'MwSt.',
  'mail.order.totalInclVat': 'Summe inkl. MwSt.',
  'mail.order.wayOfDelivery': 'Versandart',
  'mail.order.deliveryWeek': 'Gewünschte Lieferwoche',
  'mail.order.asSoonAsPossible': 'Schnellstmöglich',
  'mail.order.partialDelivery': 'Teillieferung',
  'mail.order.deliveryAddress': 'Lieferadresse',
  'mail.order.invoiceAddress': 'Rechnungsadresse',
  'mail.order.purchaseOrder': 'Ihre Bestellnummer',
  'mail.makerOrder.carrierAccount': 'Nummer des Kunden beim Spediteur',
  'mail.makerOrder.purchaseOrder': 'Bestellnummer des Kunden',
  'mail.order.message': 'Ihre Nachricht',
  'mail.order.terms': 'Unsere Geschäftsbedingungen finden Sie unter {url}',
  'mail.order.seeOrders': 'Ihre Bestellungen finden Sie unter {url}',

  'mail.orderNews.processing.subject': 'Wir packen Ihre Bestellung {number}',
  'mail.orderNews.processing':
    'Wir haben begonnen, Ihre Bestellung {number} zu packen. Sie erhalten eine weitere E-Mail, sobald sie versandt wird.',
  'mail.orderNews.sent.subject': 'Ihre Bestellung {number} ist unterwegs',
  'mail.orderNews.sent': 'Ihre Bestellung {number} ist jetzt vollständig versandt.',
  'mail.orderNews.sentInPart.subject': 'Ein Teil Ihrer Bestellung {number} ist unterwegs',
  'mail.orderNews.sentInPart': 'Ein Teil Ihrer Bestellung {number} ist versandt. Der Rest folgt später.',
  'mail.orderNews.parcels.subject': 'Die richtige Paketnummer zum Auftrag {number}',
  'mail.orderNews.parcels':
    'Die Paketnummer, die Sie zum Auftrag {number} bekommen haben, war falsch. Hier ist die richtige.',
  'mail.orderNews.parcelNumbers': 'Paketnummern',
  'mail.orderNews.expected.subject': 'Neues zu Ihrer Bestellung {number}',
  'mail.orderNews.expected': 'Es gibt Neues zu dem, was von Ihrer Bestellung {number} noch aussteht.',
  'mail.orderNews.cancelled.subject': 'Ihre Bestellung {number} ist storniert',
  'mail.orderNews.cancelled':
    'Ihre Bestellung {number} ist storniert. Es wird nichts versandt und nichts berechnet.',
  'mail.orderNews.restCancelled.subject': 'Der Rest Ihrer Bestellung {number} ist storniert',
  'mail.orderNews.restCancelled': 'Was von Ihrer Bestellung {number} noch nicht versandt ist, ist storniert.',
  'mail.orderNews.held.subject': 'Auftrag {number} wartet auf Zahlung',
  'mail.orderNews.held':
    'Auftrag {number} wartet auf Zahlung und wird noch nicht bearbeitet. Bitte melden Sie sich bei Fragen bei uns.',
  'mail.orderNews.paused.subject': 'Bestellung {number} ist angehalten',
  'mail.orderNews.paused':
    'Wir haben Ihre Bestellung {number} angehalten und bearbeiten sie vorerst nicht. Sie erhalten eine E-Mail, sobald wir sie fortsetzen. Bitte melden Sie sich bei Fragen bei uns.',
  'mail.orderNews.why': 'Grund',
  'mail.orderNews.released.subject': 'Auftrag {number} ist freigegeben',
  'mail.orderNews.released': 'Auftrag {number} ist freigegeben und wird so bald wie möglich bearbeitet.',
  'mail.orderNews.changed.subject': 'Bestellung {number} wurde geändert',
  'mail.orderNews.changed': 'Wir haben Ihre Bestellung {number} geändert. So war sie, und so ist sie jetzt.',
  'mail.orderNews.changedRows': 'Geänderte Zeilen',
  'mail.orderNews.changedSum': 'Beträge',
  'mail.orderNews.changedTerms': 'Lieferung und Angaben',
  'mail.orderNews.notGiven': 'keine Angabe',
  'mail.orderNews.wasAndIs': '{name}: {was} → {is}',
  'mail.orderNews.piecesAt': '{count} Stück zu {price}',
  'mail.orderNews.noPieces': 'entfällt',
  'mail.orderNews.newRow': 'neue Position',
  'mail.orderNews.sum': 'Summe inkl. MwSt.',
  'mail.orderNews.split.subject': 'Bestellung {number} ist in zwei geteilt',
  'mail.orderNews.split':
    'Wir haben Ihre Bestellung {number} in zwei geteilt. Was wir herausgenommen haben, ist jetzt Bestellung {second}. Weitere Versandkosten entstehen nicht.',
  'mail.orderNews.sentNow': 'Jetzt versandt',
  'mail.orderNews.collected.subject': 'Ihre Bestellung {number} ist abgeholt',
  'mail.orderNews.collected': 'Ihre Bestellung {number} ist jetzt vollständig abgeholt.',
  'mail.orderNews.collectedInPart.subject': 'Ein Teil Ihrer Bestellung {number} ist abgeholt',
  'mail.orderNews.collectedInPart':
    'Ein Teil Ihrer Bestellung {number} ist abgeholt. Der Rest liegt noch bereit.',
  'mail.orderNews.processingToCollect.subject': 'Wir packen Ihre Bestellung {number}',
  'mail.orderNews.processingToCollect':
    'Wir haben begonnen, Ihre Bestellung {number} zu packen, die Sie bei uns abholen.',
  'mail.orderNews.collectedNow': 'Jetzt abgeholt',
  'mail.orderNews.leftToCollect': 'Noch abzuholen',
  'mail.orderNews.left': 'Noch ausstehend',
  'mail.orderNews.gone': 'Storniert',
  'mail.orderNews.quantity': '{count} Stk.',
  'mail.orderNews.expectedOn': 'erwartet {date}',
  'mail.orderNews.track': 'Sendung verfolgen',

  'mail.invoice.subject': 'Rechnung {number} von {shop}',
  'mail.invoice': 'Hier ist die Rechnung {number} über {amount} zu Ihrer Bestellung {order}.',
  'mail.invoice.alone': 'Hier ist die Rechnung {number} über {amount}.',
  'mail.invoice.left': 'Noch zu zahlen',
  'mail.invoice.paid': 'Die Rechnung ist bezahlt.',
  'mail.invoice.annulled': 'Die Rechnung ist storniert und nicht zu bezahlen.',
  'mail.invoice.button': 'Rechnung ansehen',
  'mail.creditNote.button': 'Gutschrift ansehen',
  'mail.invoice.attached':
    'Die Rechnung liegt auch als PDF bei. Der Link öffnet sie bis zum {day} ohne Anmeldung.',
  'mail.creditNote.attached':
    'Die Gutschrift liegt auch als PDF bei. Der Link öffnet sie bis zum {day} ohne Anmeldung.',
  'mail.creditNote.subject': 'Gutschrift {number} von {shop}',
  'mail.creditNote':
    'Wir haben Ihnen {amount} der Rechnung {invoice} gutgeschrieben. Die Gutschrift hat die Nummer {number}.',

  'mail.makerOrder.subject': 'Neue Bestellung {number} von {customer}',
  'mail.makerOrder.intro': '{customer} (Kundennummer {customerNumber}) hat eine Bestellung aufgegeben.',
  'mail.makerOrder.introByStaff':
    '{name} hat für {customer} (Kundennummer {customerNumber}) eine Bestellung aufgegeben.',
  'mail.makerOrder.held': 'Die Bestellung ist angehalten und wird erst nach der Freigabe versandt.',
  'mail.makerOrder.open': 'Bestellung öffnen: {url}',
  'mail.makerOrder.message': 'Nachricht des Kunden',
  'mail.makerOrder.contact': 'Ansprechpartner',

  'mail.reset.subject': 'Wählen Sie ein neues Passwort',
  'mail.reset.intro':
    'Jemand hat ein neues Passwort für {shop} angefordert. Wenn Sie das waren, öffnen Sie den Link und wählen Sie ein neues.',
  'mail.reset.linkFor': 'Link für Kundennummer {number}:',
  'mail.reset.button': 'Neues Passwort wählen',
  'mail.reset.validity': 'Der Link gilt {minutes} Minuten und kann einmal verwendet werden.',
  'mail.reset.ignore':
    'Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Ihr bisheriges Passwort gilt weiter.',

  'mail.emailChanged.subject': 'Ihre E-Mail-Adresse bei {shop} wurde geändert',
  'mail.emailChanged.what':
    'Zur Kundennummer {number} bei {shop} gehört jetzt eine andere E-Mail-Adresse. Unsere E-Mails gehen künftig dorthin.',
  'mail.emailChanged.hold':
    'In den nächsten {hours} Stunden kann niemand ein neues Passwort an die neue Adresse anfordern. Ihr Passwort gilt weiter.',
  'mail.emailChanged.ifNot': 'Haben nicht Sie die Adresse geändert? Bitte melden Sie sich umgehend bei uns.',

  'mail.welcome.welcome.subject': 'Willkommen bei {shop}',
  'mail.welcome.welcome':
    'Sie sind jetzt Kunde von {shop}. Ihre Kundennummer ist {number}. Öffnen Sie den Link und wählen Sie ein Passwort, dann sehen Sie Preise und können bestellen.',
  'mail.welcome.link.subject': 'Wählen Sie ein Passwort für {shop}',
  'mail.welcome.link':
    'Öffnen Sie den Link und wählen Sie ein Passwort für {shop}. Ihre Kundennummer ist {number}.',
  'mail.welcome.validity': 'Der Link gilt {hours} Stunden und kann einmal verwendet werden.',

  'mail.application.subject': 'Neue Händleranfrage: {company}',
  'mail.application.intro': '{name} von {company} möchte Händler werden.',
  'mail.application.language': 'Sprache',
  'mail.application.thanksSubject': 'Vielen Dank für Ihre Anfrage',
  'mail.application.thanks': 'Vielen Dank für Ihre Anfrage. Wir antworten innerhalb einer Woche.',
  'mail.application.refusedSubject': 'Ihre Anfrage an {shop}',
  'mail.application.refused':
    'Vielen Dank für Ihre Anfrage, Händler von {shop} zu werden. Wir haben sie gelesen und können sie zurzeit leider nicht annehmen.',

  'mail.contact.subject': 'Nachricht über die Website: {name}',
};
