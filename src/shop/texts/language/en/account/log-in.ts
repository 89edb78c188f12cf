import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { logInTexts as swedish } from '#shop/texts/language/sv/account/log-in.ts';

export const logInTexts: SameKeys<typeof swedish> = {
  'login.title': 'Log in',
  'login.formLabel': 'Log in for resellers',
  'login.customerNumber': 'Customer number',
  'login.password': 'Password',
  'login.showPassword': 'Show password',
  'login.hidePassword': 'Hide password',
  'login.submit': 'Log in',
  'login.submitting': 'Logging in …',
  'login.checking': 'Checking your log-in …',
  'login.logOut': 'Log out',
  'login.loggingOut': 'Logging out …',
  'login.failed': 'Wrong customer number or password.',
  'login.error': 'The log-in did not work. Please try again in a moment.',
  'login.tooManyTries': 'Too many attempts. Wait a moment and try again.',
  'login.forgotPassword': 'Forgot your password?',
  'login.loggedInAs': 'Logged in as {name}',
  'login.loggedOut': 'You have been logged out.',
  'login.sessionExpired': 'You have been logged out. Please log in again.',
  'login.sessionExpiredCart': 'You have been logged out. Please log in again, your cart is kept.',
  'login.onBehalf': 'You see the shop as {number} {name}',
  'login.leave': 'Leave',
  'login.pricesAfterLogIn': 'Log in to see prices',
  'login.yourAccount': 'Your account',
  'login.myPage': 'My page',

  'requireLogin.title': 'Log in to continue',
  'requireLogin.text': 'You need to log in to see this page.',
  'requireLogin.notACustomer': 'Not a customer yet?',
  'requireLogin.apply': 'Apply to become a reseller',
};
