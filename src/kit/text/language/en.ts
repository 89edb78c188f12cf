import type * as swedish from './sv.ts';

export const rules: Record<keyof typeof swedish.rules, string> = {
  required: 'This field is required',
  regex: 'Invalid format',
  email: 'Enter a valid e-mail address',
  minLength: 'The text is too short',
  maxLength: 'The text is too long',
  minAmount: 'The value is too small',
  maxAmount: 'The value is too large',
  match: 'The value does not match',
  maxLines: 'Too many lines',
  number: 'The value is not a number',
  integer: 'Enter a whole number',
  decimal: 'Enter a decimal number',
  multipleOf: 'The value is not a whole multiple',
  zipCode: 'Invalid zip code',
  personalIdentity: 'Invalid personal identity number',
  telephone: 'The value is not a number',
  fileType: 'Wrong kind of file',
  unknown: 'Unknown field',
};

/** The bound that a value is beyond. */
export const bounds: Record<keyof typeof swedish.bounds, string> = {
  minAmount: 'At least {bound}.',
  maxAmount: 'At most {bound}.',
  minLength: 'At least {bound} characters.',
  maxLength: 'At most {bound} characters.',
};

/** What is right where a text or a choice breaks a rule that does not say it itself. */
export const formats: Record<keyof typeof swedish.formats, string> = {
  date: 'Write the day as 2027-03-09.',
  moment: 'Give a day and a time.',
  gln: 'A GLN has thirteen digits with a valid check digit.',
  peppolScheme: 'Four digits of Peppol’s list, such as 0007 or 0088.',
  peppolId: 'The number in the form of its scheme, such as 5566778899 under 0007.',
  ean: 'An EAN has thirteen digits with a valid check digit.',
  month: 'Write the year and the month as 2027-02.',
  week: 'Write the year and the week as 2027-W05.',
  vatNumber:
    'Write the number in the form of its EU country, such as SE556677889901. Outside the EU leave it empty.',
  eori: 'Write the country code and the number, such as SE5566778899.',
  incoterm: 'Choose a rule of Incoterms 2020, such as DAP.',
  country: 'Write the two-letter country code, such as SE.',
  trackingTemplate:
    'Write an address such as https://tracking.example.com/{consignmentId}, with {consignmentId} in place of the parcel number.',
  parcelPattern:
    'Write S10, SSCC or a form such as AA#########SE: # is a digit, A a letter, ? either, and at most five with a space between.',
  zone: 'Write two Swedish postcodes, such as 96000-98499.',
  yesNo: 'Write true for yes and false for no.',
  mailHost: 'Write the name of the server without port or https://, such as smtp.example.com.',
  mailbox: 'Write an address such as order@example.com, or with a name: Example <order@example.com>.',
  iban: 'An IBAN has valid check digits, such as SE45 5000 0000 0583 9825 7466.',
  bic: 'A BIC has 8 or 11 characters, such as ESSESESS.',
  bankgiro: 'A bankgiro has 7 or 8 digits with a valid check digit, such as 991-2346.',
  colour: 'Write the colour as #336699.',
  time: 'Write the time as 14:00.',
  risingDays: 'Write rising numbers of days with semicolons between, such as 5;15.',
  wholeNumber: 'Enter a whole number, such as 2.',
  staffPassword: 'A password has at least 10 characters.',
  font: 'Choose a typeface from the list.',
  logo: 'Upload the logo as a picture.',
  webAddress:
    'Enter an address that begins with / for a page of the shop, or with https://, mailto: or tel:.',
  webhookAddress: 'Enter an address that begins with http:// or https://, without a name and a password.',
  pageAddress:
    'Use lower-case letters, digits and hyphens, such as our-story. It cannot be one of the shop’s own addresses.',
  code: 'Use letters and digits, full stops, hyphens or underscores, without spaces.',
  choice: 'One of: {choices}',
  customsCode: 'An HS code has 6 to 10 digits, such as 691200.',
  notNew: 'Enter another code: new is taken.',
  companyNumber:
    'The number is not valid for the country. It has ten digits in Sweden, such as 556677-8899, nine in Norway and eight in Denmark, all with a valid check digit. A VAT number has a field of its own.',
  oneLine: 'Keep it on one line.',
  lookAlike: 'Written with characters that only look like the usual ones. Type it anew.',
  invisible: 'The text has characters that cannot be shown. Remove them.',
};

export const problems: Record<keyof typeof swedish.problems, string> = {
  'bad-input': 'Something in the form needs correcting',
  'not-logged-in': 'You need to log in',
  'new-password-required': 'Choose a new password first',
  'no-right': 'Your role may not do this',
  'other-site': 'The call came from another site',
  'not-found': 'Not found',
  'method-not-allowed': 'The method cannot be used here',
  conflict: 'That is not possible right now',
  'changed-meanwhile': 'Somebody else has changed this since you opened it',
  'in-use': 'It is in use and cannot be deleted',
  'limit-reached': 'The limit is reached',
  'too-slow': 'That took too long',
  'too-large': 'That was too much at once',
  'wrong-content-type': 'Send JSON, or a file as application/octet-stream',
  'key-reused': 'The Idempotency-Key was used for something else',
  'unmet-expectation': 'What the call expects is not supported',
  'headers-too-large': 'The head of the call is too large',
  'too-many': 'Too many tries. Please wait a while.',
  unexpected: 'Something went wrong. Please try again in a moment.',
  leaving: 'The shop is being restarted. Please try again in a moment.',
  unavailable: 'Something went wrong. Please try again in a moment.',
};

export const limitReached = 'The limit is reached: at most {count}.';
