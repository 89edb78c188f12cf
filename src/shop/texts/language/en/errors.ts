import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { errorTexts as swedish } from '#shop/texts/language/sv/errors.ts';

export const errorTexts: SameKeys<typeof swedish> = {
  'notFound.path': 'The page you are trying to find does not exist...',
  'notFound.toStart': 'To the start page',
  'notFound.toShop': 'To the web shop',
  'cmsPage.notFoundTitle': 'Page not found',
  'cmsPage.notFoundText': 'The page you are looking for does not exist.',

  'error.fallbackTitle': 'Something went wrong',
  'error.fallbackText': 'The page could not be shown. Please reload it.',
  'error.reload': 'Reload the page',
  'error.offline': 'No contact with the server.',
  'error.offlineHint': 'What you have done is still here. We will try again when the connection is back.',
  'error.formNeedsScript': 'Without JavaScript the form cannot be sent. Write to us instead:',
  'error.noScript':
    'Without JavaScript you can browse the catalogue and read the press room, but not log in.',

  // Shown below a page whose scripts have loaded, but not the data they need.
  'error.late': 'This page can be read but not used yet. It is trying again.',
};
