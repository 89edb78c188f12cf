import type { Texts } from './texts.ts';

export const passwordTexts = {
  'password.current': ['Nuvarande lösenord', 'Current password'],
  'password.new': ['Nytt lösenord', 'New password'],
  'password.repeatNew': ['Upprepa nytt lösenord', 'Repeat new password'],
  'password.hint': ['Minst {min} tecken av valfritt slag.', 'At least {min} characters of any kind.'],
  'password.currentRequired': ['Ange ditt nuvarande lösenord.', 'Enter your current password.'],
  'password.newRequired': ['Ange ett nytt lösenord.', 'Enter a new password.'],
  'password.repeatRequired': ['Upprepa det nya lösenordet.', 'Repeat the new password.'],
  'password.tooShort': [
    'Lösenordet måste ha minst {min} tecken.',
    'The password must have at least {min} characters.',
  ],
  'password.tooLong': [
    'Lösenordet får ha högst {max} tecken.',
    'The password can have at most {max} characters.',
  ],
  'password.tooCommon': [
    'Det lösenordet är ett av de vanligaste och gissas först. Välj ett annat.',
    'That password is one of the most used and is guessed first. Choose another.',
  ],
  'password.ownWords': [
    'Lösenordet består mest av namn eller nummer som andra känner till. Välj ett annat.',
    'That password is mostly made of names or numbers that others know. Choose another.',
  ],
  'password.notEqual': ['Lösenorden är inte lika.', 'The passwords do not match.'],
  'password.currentWrong': ['Det nuvarande lösenordet stämmer inte.', 'The current password is not right.'],

  'changePassword.title': ['Byt lösenord', 'Change password'],
  'changePassword.submit': ['Byt lösenord', 'Change password'],
  'changePassword.done': ['Lösenordet är ändrat.', 'Your password has been changed.'],
  'changePassword.failed': [
    'Lösenordet kunde inte ändras. Försök igen.',
    'The password could not be changed. Please try again.',
  ],

  'forcedPassword.title': ['Välj ett nytt lösenord', 'Choose a new password'],
  'forcedPassword.text': [
    'Innan du fortsätter behöver du välja ett eget lösenord.',
    'Before you go on, you need to choose a password of your own.',
  ],
  'forcedPassword.submit': ['Spara lösenordet', 'Save password'],
  'forcedPassword.logOut': ['Logga ut i stället', 'Log out instead'],

  'resetPassword.title': ['Återställ lösenord', 'Reset password'],
  'resetPassword.text': [
    'Skriv e-postadressen som hör till ditt kundnummer, så skickar vi en länk.',
    'Enter the e-mail address that belongs to your customer number and we will send you a link.',
  ],
  'resetPassword.email': ['E-post', 'E-mail'],
  'resetPassword.emailRequired': ['Ange din e-postadress', 'Email is required'],
  'resetPassword.submit': ['Skicka', 'Send'],
  'resetPassword.done': [
    'Vi har skickat en länk till din e-post. Den gäller i 60 minuter.',
    'We have sent a link to your e-mail. It is valid for 60 minutes.',
  ],
  'resetPassword.emailNotFound': [
    'Det finns ingen kund med den e-postadressen.',
    'There is no customer with that e-mail address.',
  ],
  'resetPassword.failed': [
    'Länken kunde inte skickas. Försök igen om en stund.',
    'The link could not be sent. Please try again in a moment.',
  ],
  'resetPassword.linkInvalid': [
    'Länken är redan använd eller för gammal. Be om en ny.',
    'The link has been used or is too old. Ask for a new one.',
  ],
  'resetPassword.linkSpentTitle': [
    'Länken är redan använd eller för gammal',
    'The link has been used or is too old',
  ],
  'resetPassword.linkSpent': [
    'Den fungerar en gång och i 60 minuter. Be om en ny, så kommer den med e-post.',
    'It works once, and for 60 minutes. Ask for a new one and it will come by e-mail.',
  ],
  'resetPassword.logInInstead': ['Logga in med lösenord', 'Log in with a password'],
  'resetPassword.newLink': ['Skicka en ny länk', 'Send a new link'],
  'resetPassword.opening': ['Öppnar din länk …', 'Opening your link …'],
  'resetPassword.useLink': ['Fortsätt med länken', 'Continue with the link'],
} as const satisfies Texts;
