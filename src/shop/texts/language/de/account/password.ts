import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { passwordTexts as swedish } from '#shop/texts/language/sv/account/password.ts';

export const passwordTexts: SameKeys<typeof swedish> = {
  'password.current': 'Aktuelles Passwort',
  'password.new': 'Neues Passwort',
  'password.repeatNew': 'Neues Passwort wiederholen',
  'password.hint': 'Mindestens {min} beliebige Zeichen.',
  'password.currentRequired': 'Geben Sie Ihr aktuelles Passwort ein.',
  'password.newRequired': 'Geben Sie ein neues Passwort ein.',
  'password.repeatRequired': 'Wiederholen Sie das neue Passwort.',
  'password.tooShort': 'Das Passwort muss mindestens {min} Zeichen haben.',
  'password.tooLong': 'Das Passwort darf höchstens {max} Zeichen haben.',
  'password.tooCommon':
    'Dieses Passwort gehört zu den häufigsten und wird zuerst geraten. Wählen Sie ein anderes.',
  'password.ownWords':
    'Das Passwort besteht überwiegend aus Namen oder Nummern, die andere kennen. Wählen Sie ein anderes.',
  'password.notEqual': 'Die Passwörter stimmen nicht überein.',
  'password.currentWrong': 'Das aktuelle Passwort stimmt nicht.',

  'changePassword.title': 'Passwort ändern',
  'changePassword.submit': 'Passwort ändern',
  'changePassword.done': 'Das Passwort ist geändert.',
  'changePassword.failed': 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',

  'forcedPassword.title': 'Wählen Sie ein neues Passwort',
  'forcedPassword.text': 'Bevor Sie fortfahren, wählen Sie bitte ein eigenes Passwort.',
  'forcedPassword.submit': 'Passwort speichern',
  'forcedPassword.logOut': 'Stattdessen abmelden',
  'forcedPassword.notRequired': 'Ein neues Passwort ist nicht erforderlich.',

  'resetPassword.title': 'Passwort zurücksetzen',
  'resetPassword.text':
    'Geben Sie die E-Mail-Adresse ein, die zu Ihrer Kundennummer gehört, und wir senden Ihnen einen Link.',
  'resetPassword.email': 'E-Mail',
  'resetPassword.emailRequired': 'Geben Sie Ihre E-Mail-Adresse ein',
  'resetPassword.submit': 'Senden',
  'resetPassword.done': 'Wir haben Ihnen einen Link per E-Mail gesendet. Er gilt 60 Minuten.',
  'resetPassword.emailNotFound': 'Es gibt keinen Kunden mit dieser E-Mail-Adresse.',
  'resetPassword.linksAreHeld':
    'Die E-Mail-Adresse wurde vor Kurzem geändert. Kontaktieren Sie uns, dann senden wir Ihnen einen Link.',
  'resetPassword.failed': 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  'resetPassword.linkInvalid':
    'Der Link wurde bereits verwendet oder ist zu alt. Fordern Sie einen neuen an.',
  'resetPassword.linkSpentTitle': 'Der Link wurde bereits verwendet oder ist zu alt',
  'resetPassword.linkSpent':
    'Jeder Link funktioniert einmal und nur eine begrenzte Zeit. Fordern Sie einen neuen an, er kommt per E-Mail.',
  'resetPassword.logInInstead': 'Mit Passwort anmelden',
  'resetPassword.newLink': 'Neuen Link senden',
  'resetPassword.opening': 'Ihr Link wird geöffnet …',
  'resetPassword.useLink': 'Mit dem Link fortfahren',
};
