/** What a field shows that breaks a rule. */
export const rules = {
  required: 'Detta fält krävs',
  regex: 'Ogiltigt format',
  email: 'Ange en giltig e-postadress',
  minLength: 'För kort text',
  maxLength: 'För lång text',
  minAmount: 'För litet värde',
  maxAmount: 'För stort värde',
  match: 'Värdet matchar inte',
  maxLines: 'För många rader',
  number: 'Värdet är inte ett nummer',
  integer: 'Ange ett heltal',
  decimal: 'Ange ett decimaltal',
  multipleOf: 'Värdet går inte jämnt upp',
  zipCode: 'Ogiltigt postnummer',
  personalIdentity: 'Ogiltigt personnummer',
  telephone: 'Värdet är inte ett nummer',
  fileType: 'Filen är av fel slag',
  unknown: 'Okänt fält',
};

/** The bound that a value is beyond. */
export const bounds = {
  minAmount: 'Minst {bound}.',
  maxAmount: 'Högst {bound}.',
  minLength: 'Minst {bound} tecken.',
  maxLength: 'Högst {bound} tecken.',
};

/** What is right where a text or a choice breaks a rule that does not say it itself. */
export const formats = {
  date: 'Skriv dagen som 2027-03-09.',
  moment: 'Skriv dag och tid.',
  gln: 'Ett GLN har tretton siffror med rätt kontrollsiffra.',
  peppolScheme: 'Skriv fyra siffror ur Peppols lista, till exempel 0007 eller 0088.',
  peppolId: 'Skriv numret i schemats form, till exempel 5566778899 under 0007.',
  ean: 'En EAN har tretton siffror med rätt kontrollsiffra.',
  month: 'Skriv året och månaden som 2027-02.',
  week: 'Skriv året och veckan som 2027-W05.',
  vatNumber: 'Skriv numret i landets form, till exempel SE556677889901. Utanför EU lämnas fältet tomt.',
  eori: 'Skriv landskoden och numret, till exempel SE5566778899.',
  incoterm: 'Välj en regel ur Incoterms 2020, till exempel DAP.',
  country: 'Skriv landskoden med två bokstäver, till exempel SE.',
  trackingTemplate:
    'Skriv en adress som https://sparning.exempel.se/{consignmentId}, där {consignmentId} står för kollinumret.',
  parcelPattern:
    'Skriv S10, SSCC eller en form som AA#########SE: # är en siffra, A en bokstav, ? vilket som, och högst fem med mellanslag emellan.',
  zone: 'Skriv två svenska postnummer, till exempel 96000-98499.',
  yesNo: 'Skriv true för ja och false för nej.',
  mailHost: 'Skriv serverns namn utan port och https://, till exempel smtp.exempel.se.',
  mailbox: 'Skriv en adress som order@exempel.se, eller med namn: Exempel <order@exempel.se>.',
  iban: 'Ett IBAN har rätt kontrollsiffror, till exempel SE45 5000 0000 0583 9825 7466.',
  bic: 'En BIC har 8 eller 11 tecken, till exempel ESSESESS.',
  bankgiro: 'Ett bankgiro har 7 eller 8 siffror med rätt kontrollsiffra, till exempel 991-2346.',
  colour: 'Skriv färgen som #336699.',
  time: 'Skriv klockslaget som 14:00.',
  risingDays: 'Skriv antal dagar som stiger, med semikolon mellan, till exempel 5;15.',
  wholeNumber: 'Skriv ett helt tal, till exempel 2.',
  staffPassword: 'Ett lösenord har minst 10 tecken.',
  font: 'Välj ett typsnitt i listan.',
  logo: 'Ladda upp logotypen som en bild.',
  webAddress:
    'Skriv en adress som börjar med / för en sida i shoppen, eller med https://, mailto: eller tel:.',
  webhookAddress: 'Skriv en adress som börjar med http:// eller https://, utan namn och lösenord.',
  pageAddress:
    'Skriv små bokstäver, siffror och bindestreck, till exempel var-historia. Adressen får inte vara en av shoppens egna.',
  code: 'Skriv bokstäver och siffror, punkt, bindestreck eller understreck, utan mellanslag.',
  choice: 'Ett av: {choices}',
  customsCode: 'En HS-kod har 6 till 10 siffror, till exempel 691200.',
  notNew: 'Skriv en annan kod: new är upptaget.',
  companyNumber:
    'Numret stämmer inte för landet. I Sverige har det tio siffror, till exempel 556677-8899, i Norge nio och i Danmark åtta, alla med rätt kontrollsiffra. Ett momsnummer skrivs i sitt eget fält.',
  oneLine: 'Skriv på en rad.',
  lookAlike: 'Skrivet med tecken som bara liknar de vanliga. Skriv det på nytt.',
  invisible: 'Texten innehåller tecken som inte kan visas. Ta bort dem.',
};

/** The titles of expected failures. */
export const problems = {
  'bad-input': 'Något i formuläret behöver rättas',
  'not-logged-in': 'Du behöver logga in',
  'new-password-required': 'Välj först ett nytt lösenord',
  'no-right': 'Din roll får inte göra det här',
  'other-site': 'Anropet kom från en annan webbplats',
  'not-found': 'Finns inte',
  'method-not-allowed': 'Metoden kan inte användas här',
  conflict: 'Det går inte just nu',
  'changed-meanwhile': 'Någon annan har ändrat det här sedan du öppnade det',
  'in-use': 'Det används och kan inte tas bort',
  'limit-reached': 'Gränsen är nådd',
  'too-slow': 'Det tog för lång tid',
  'too-large': 'Det var för mycket på en gång',
  'wrong-content-type': 'Skicka JSON, eller en fil som application/octet-stream',
  'key-reused': 'Idempotency-Key har redan använts till något annat',
  'unmet-expectation': 'Det som anropet väntar sig stöds inte',
  'headers-too-large': 'Anropets huvud är för stort',
  'too-many': 'För många försök. Vänta en stund.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
  leaving: 'Butiken startas om. Försök igen om en stund.',
  unavailable: 'Något gick fel. Försök igen om en stund.',
};

export const limitReached = 'Gränsen är nådd: högst {count}.';
