import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { passwordTexts as swedish } from '#shop/texts/language/sv/account/password.ts';

export const passwordTexts: SameKeys<typeof swedish> = {
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.repeatNew': 'Repeat new password',
  'password.hint': 'At least {min} characters of any kind.',
  'password.currentRequired': 'Enter your current password.',
  'password.newRequired': 'Enter a new password.',
  'password.repeatRequired': 'Repeat the new password.',
  'password.tooShort': 'The password must have at least {min} characters.',
  'password.tooLong': 'The password can have at most {max} characters.',
  'password.tooCommon': 'That password is one of the most used and is guessed first. Choose another.',
  'password.ownWords': 'That password is mostly made of names or numbers that others know. Choose another.',
  'password.notEqual': 'The passwords do not match.',
  'password.currentWrong': 'The current password is not right.',

  'changePassword.title': 'Change password',
  'changePassword.submit': 'Change password',
  'changePassword.done': 'Your password has been changed.',
  'changePassword.failed': 'The password could not be changed. Please try again.',

  'forcedPassword.title': 'Choose a new password',
  'forcedPassword.text': 'Before you go on, you need to choose a password of your own.',
  'forcedPassword.submit': 'Save password',
  'forcedPassword.logOut': 'Log out instead',
  'forcedPassword.notRequired': 'No new password is required.',

  'resetPassword.title': 'Reset password',
  'resetPassword.text':
    'Enter the e-mail address that belongs to your customer number and we will send you a link.',
  'resetPassword.email': 'E-mail',
  'resetPassword.emailRequired': 'Email is required',
  'resetPassword.submit': 'Send',
  'resetPassword.done': 'We have sent a link to your e-mail. It is valid for 60 minutes.',
  'resetPassword.emailNotFound': 'There is no customer with that e-mail address.',
  'resetPassword.linksAreHeld':
    'The e-mail address was changed recently. Contact us, and we will send a link.',
  'resetPassword.failed': 'The link could not be sent. Please try again in a moment.',
  'resetPassword.linkInvalid': 'The link has been used or is too old. Ask for a new one.',
  'resetPassword.linkSpentTitle': 'The link has been used or is too old',
  'resetPassword.linkSpent':
    'Each link works once, and for a limited time. Ask for a new one and it will come by e-mail.',
  'resetPassword.logInInstead': 'Log in with a password',
  'resetPassword.newLink': 'Send a new link',
  'resetPassword.opening': 'Opening your link …',
  'resetPassword.useLink': 'Continue with the link',
};
