import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { logInTexts as swedish } from '#shop/texts/language/sv/account/log-in.ts';

export const logInTexts: SameKeys<typeof swedish> = {
  'login.title': 'Anmelden',
  'login.formLabel': 'Anmeldung für Händler',
  'login.customerNumber': 'Kundennummer',
  'login.orEmail': 'oder E-Mail',
  'login.failedEmail': 'Falsche E-Mail-Adresse oder falsches Passwort.',
  'login.password': 'Passwort',
  'login.showPassword': 'Passwort anzeigen',
  'login.hidePassword': 'Passwort verbergen',
  'login.submit': 'Anmelden',
  'login.submitting': 'Sie werden angemeldet …',
  'login.checking': 'Anmeldung wird geprüft …',
  'login.logOut': 'Abmelden',
  'login.loggingOut': 'Sie werden abgemeldet …',
  'login.failed': 'Falsche Kundennummer oder falsches Passwort.',
  'login.error': 'Die Anmeldung hat nicht funktioniert. Bitte versuchen Sie es gleich noch einmal.',
  'login.tooManyTries': 'Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es erneut.',
  'login.forgotPassword': 'Passwort vergessen?',
  'login.loggedInAs': 'Angemeldet als {name}',
  'login.loggedOut': 'Sie wurden abgemeldet.',
  'login.sessionExpired': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'login.sessionExpiredCart':
    'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an, Ihr Warenkorb ist noch da.',
  'login.onBehalf': 'Sie sehen den Shop als {number} {name}',
  'login.leave': 'Verlassen',
  'login.pricesAfterLogIn': 'Melden Sie sich an, um Preise zu sehen',
  'login.yourAccount': 'Ihr Konto',
  'login.myPage': 'Mein Konto',

  'requireLogin.title': 'Bitte anmelden',
  'requireLogin.text': 'Sie müssen sich anmelden, um diese Seite zu sehen.',
  'requireLogin.notACustomer': 'Noch kein Kunde?',
  'requireLogin.apply': 'Händler werden',
};
