import type { Texts } from './texts.ts';

export const logInTexts = {
  'login.title': ['Logga in', 'Log in'],
  'login.formLabel': ['Logga in för återförsäljare', 'Log in for resellers'],
  'login.customerNumber': ['Kundnummer', 'Customer number'],
  'login.password': ['Lösenord', 'Password'],
  'login.showPassword': ['Visa lösenord', 'Show password'],
  'login.hidePassword': ['Dölj lösenord', 'Hide password'],
  'login.submit': ['Logga in', 'Log in'],
  'login.submitting': ['Loggar in …', 'Logging in …'],
  'login.checking': ['Kontrollerar inloggningen …', 'Checking your log-in …'],
  'login.logOut': ['Logga ut', 'Log out'],
  'login.loggingOut': ['Loggar ut …', 'Logging out …'],
  'login.failed': ['Fel kundnummer eller lösenord.', 'Wrong customer number or password.'],
  'login.error': [
    'Inloggningen fungerade inte. Försök igen om en stund.',
    'The log-in did not work. Please try again in a moment.',
  ],
  'login.tooManyTries': [
    'För många försök. Vänta en stund och försök igen.',
    'Too many attempts. Wait a moment and try again.',
  ],
  'login.forgotPassword': ['Glömt lösenordet?', 'Forgot your password?'],
  'login.loggedInAs': ['Inloggad som {name}', 'Logged in as {name}'],
  'login.loggedOut': ['Du har loggats ut.', 'You have been logged out.'],
  'login.sessionExpired': [
    'Din inloggning har gått ut. Logga in igen.',
    'You have been logged out. Please log in again.',
  ],
  'login.sessionExpiredCart': [
    'Din inloggning har gått ut. Logga in igen, varukorgen finns kvar.',
    'You have been logged out. Please log in again, your cart is kept.',
  ],
  'login.onBehalf': ['Du arbetar som kund {number}', 'You are working as customer {number}'],
  'login.pricesAfterLogIn': ['Logga in för att se priser', 'Log in to see prices'],
  'login.myPage': ['Min sida', 'My page'],

  'requireLogin.title': ['Logga in för att fortsätta', 'Log in to continue'],
  'requireLogin.text': [
    'Du behöver logga in för att se den här sidan.',
    'You need to log in to see this page.',
  ],
  'requireLogin.notACustomer': ['Är du inte kund än?', 'Not a customer yet?'],
  'requireLogin.apply': ['Ansök om att bli återförsäljare', 'Apply to become a reseller'],
  'requireLogin.goingBack': ['Du skickas vidare …', 'Taking you back …'],
} as const satisfies Texts;
