import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { applicationTexts as swedish } from '#shop/texts/language/sv/account/application.ts';

export const applicationTexts: SameKeys<typeof swedish> = {
  'application.title': 'Reseller application',
  'application.lead': 'Tell us briefly about your shop. We read every application and reply within a week.',
  'application.name': 'Name',
  'application.company': 'Company name',
  'application.email': 'E-mail',
  'application.identity': 'Company registration number',
  'application.identityWarning':
    'The check digit does not fit a Swedish registration number. You can send it anyway.',
  'application.address': 'Address',
  'application.zipCodeAndCity': 'Zip code and city',
  'application.telephone': 'Phone',
  'application.webSite': 'Website',
  'application.message': 'Tell us about your shop',
  'application.submit': 'Send application',
  'application.sending': 'Sending the application …',
  'application.thanksTitle': 'Thank you for your application',
  'application.thanks': 'Thank you for your application. We will reply within a week.',
  'application.failed': 'The application could not be sent. What you wrote is still here. Please try again.',
  'application.personalData':
    'We use the details to handle your application and keep them for at most twelve months if we do not end up working together.',
};
