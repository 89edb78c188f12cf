import type * as swedish from './sv.ts';

export const rules: Record<keyof typeof swedish.rules, string> = {
  required: 'Dieses Feld ist erforderlich',
  regex: 'Ungültiges Format',
  email: 'Geben Sie eine gültige E-Mail-Adresse ein',
  minLength: 'Der Text ist zu kurz',
  maxLength: 'Der Text ist zu lang',
  minAmount: 'Der Wert ist zu klein',
  maxAmount: 'Der Wert ist zu groß',
  match: 'Der Wert stimmt nicht überein',
  maxLines: 'Zu viele Zeilen',
  number: 'Der Wert ist keine Zahl',
  integer: 'Geben Sie eine ganze Zahl ein',
  decimal: 'Geben Sie eine Dezimalzahl ein',
  multipleOf: 'Der Wert ist kein ganzes Vielfaches',
  zipCode: 'Ungültige Postleitzahl',
  personalIdentity: 'Ungültige schwedische Personennummer',
  telephone: 'Der Wert ist keine Telefonnummer',
  fileType: 'Falscher Dateityp',
  unknown: 'Unbekanntes Feld',
};

/** The bound that a value is beyond. */
export const bounds: Record<keyof typeof swedish.bounds, string> = {
  minAmount: 'Mindestens {bound}.',
  maxAmount: 'Höchstens {bound}.',
  minLength: 'Mindestens {bound} Zeichen.',
  maxLength: 'Höchstens {bound} Zeichen.',
};

/** What is right where a text or a choice breaks a rule that does not say it itself. */
export const formats: Record<keyof typeof swedish.formats, string> = {
  date: 'Schreiben Sie den Tag als 2027-03-09.',
  moment: 'Geben Sie Tag und Uhrzeit an.',
  gln: 'Eine GLN hat dreizehn Ziffern mit gültiger Prüfziffer.',
  peppolScheme: 'Vier Ziffern aus der Liste von Peppol, zum Beispiel 0007 oder 0088.',
  peppolId: 'Die Nummer in der Form ihres Schemas, zum Beispiel 5566778899 unter 0007.',
  ean: 'Eine EAN hat dreizehn Ziffern mit gültiger Prüfziffer.',
  month: 'Schreiben Sie Jahr und Monat als 2027-02.',
  week: 'Schreiben Sie Jahr und Woche als 2027-W05.',
  vatNumber:
    'Schreiben Sie die Nummer in der Form des EU-Landes, zum Beispiel SE556677889901. Außerhalb der EU bleibt das Feld leer.',
  eori: 'Schreiben Sie den Ländercode und die Nummer, zum Beispiel SE5566778899.',
  incoterm: 'Wählen Sie eine Regel der Incoterms 2020, zum Beispiel DAP.',
  country: 'Schreiben Sie den Ländercode mit zwei Buchstaben, zum Beispiel SE.',
  trackingTemplate:
    'Schreiben Sie eine Adresse wie https://sendung.beispiel.de/{consignmentId}, in der {consignmentId} für die Paketnummer steht.',
  parcelPattern:
    'Schreiben Sie S10, SSCC oder eine Form wie AA#########SE: # ist eine Ziffer, A ein Buchstabe, ? beides, höchstens fünf mit Leerzeichen dazwischen.',
  zone: 'Schreiben Sie zwei schwedische Postleitzahlen, zum Beispiel 96000-98499.',
  yesNo: 'Schreiben Sie true für ja und false für nein.',
  mailHost: 'Schreiben Sie den Namen des Servers ohne Port und https://, zum Beispiel smtp.beispiel.de.',
  mailbox: 'Schreiben Sie eine Adresse wie order@beispiel.de, oder mit Namen: Beispiel <order@beispiel.de>.',
  iban: 'Eine IBAN hat gültige Prüfziffern, zum Beispiel SE45 5000 0000 0583 9825 7466.',
  bic: 'Ein BIC hat 8 oder 11 Zeichen, zum Beispiel ESSESESS.',
  bankgiro: 'Ein Bankgiro hat 7 oder 8 Ziffern mit gültiger Prüfziffer, zum Beispiel 991-2346.',
  colour: 'Schreiben Sie die Farbe als #336699.',
  time: 'Schreiben Sie die Uhrzeit als 14:00.',
  risingDays: 'Schreiben Sie aufsteigende Zahlen von Tagen mit Semikolon dazwischen, zum Beispiel 5;15.',
  wholeNumber: 'Geben Sie eine ganze Zahl ein, zum Beispiel 2.',
  staffPassword: 'Ein Passwort hat mindestens 10 Zeichen.',
  font: 'Wählen Sie eine Schrift aus der Liste.',
  logo: 'Laden Sie das Logo als Bild hoch.',
  webAddress:
    'Geben Sie eine Adresse ein, die mit / für eine Seite des Shops oder mit https://, mailto: oder tel: beginnt.',
  webhookAddress:
    'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt, ohne Namen und Passwort.',
  pageAddress:
    'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel unsere-geschichte. Es darf keine eigene Adresse des Shops sein.',
  code: 'Verwenden Sie Buchstaben und Ziffern, Punkte, Binde- oder Unterstriche, ohne Leerzeichen.',
  choice: 'Eines von: {choices}',
  customsCode: 'Ein HS-Code hat 6 bis 10 Ziffern, zum Beispiel 691200.',
  notNew: 'Geben Sie einen anderen Code ein: new ist vergeben.',
  companyNumber:
    'Die Nummer ist für das Land nicht gültig. Sie hat in Schweden zehn Ziffern, zum Beispiel 556677-8899, in Norwegen neun und in Dänemark acht, alle mit gültiger Prüfziffer. Eine USt-IdNr. hat ein eigenes Feld.',
  oneLine: 'Schreiben Sie es in eine Zeile.',
  lookAlike: 'Mit Zeichen geschrieben, die den üblichen nur ähneln. Bitte neu eingeben.',
  invisible: 'Der Text enthält Zeichen, die nicht angezeigt werden können. Entfernen Sie sie.',
};

export const problems: Record<keyof typeof swedish.problems, string> = {
  'bad-input': 'Im Formular ist etwas zu berichtigen',
  'not-logged-in': 'Sie müssen sich anmelden',
  'new-password-required': 'Wählen Sie zuerst ein neues Passwort',
  'no-right': 'Ihre Rolle darf das nicht',
  'other-site': 'Die Anfrage kam von einer anderen Website',
  'not-found': 'Nicht gefunden',
  'method-not-allowed': 'Diese Methode ist hier nicht möglich',
  conflict: 'Das ist zurzeit nicht möglich',
  'changed-meanwhile': 'Jemand anderes hat das geändert, seit Sie es geöffnet haben',
  'in-use': 'Es wird verwendet und kann nicht gelöscht werden',
  'limit-reached': 'Die Grenze ist erreicht',
  'too-slow': 'Das hat zu lange gedauert',
  'too-large': 'Das war zu viel auf einmal',
  'wrong-content-type': 'Senden Sie JSON, oder eine Datei als application/octet-stream',
  'key-reused': 'Der Idempotency-Key wurde bereits für etwas anderes verwendet',
  'unmet-expectation': 'Was die Anfrage erwartet, wird nicht unterstützt',
  'headers-too-large': 'Der Kopf der Anfrage ist zu groß',
  'too-many': 'Zu viele Versuche. Bitte warten Sie eine Weile.',
  unexpected: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
  leaving: 'Der Shop wird neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
};

export const limitReached = 'Die Grenze ist erreicht: höchstens {count}.';
