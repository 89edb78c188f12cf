import type { intakesOfficeTexts as sv } from '#shop/texts/language/sv/office/intakes.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const intakesOfficeTexts: SameKeys<typeof sv> = {
  'intakeProblem.noArticle': 'The name fits no article',
  'intakeProblem.severalArticles': 'The name fits several articles',
  'intakeProblem.ofCamera': 'The name is the camera’s, not an article’s',
  'intakeProblem.samePlace': 'Another picture has the same place',
  'intakeProblem.tooManyPictures': 'An article has at most {most} pictures',
  'intakeProblem.tooHeavy': 'The file is larger than {megabytes} MB: save it smaller',
  'intakeProblem.unpackable': 'The file cannot be unpacked: it has a password or is damaged',
  'intakeProblem.unreadable': 'The file is no picture that can be read: save it as JPEG, PNG or WebP',
  'intakeProblem.tooSmall': 'The picture is {size}: its longer side needs at least {pixels} px',
  'intakeProblem.tooLarge': 'The picture is {size}: it may have at most {most} million pixels',
  'intakeProblem.zipInZip': 'A ZIP file in a ZIP file: send it by itself',
  'intakeProblem.lost': 'The file is no longer there: send it again',
  'intakeProblem.beingTaken': 'The pictures are being taken in. Please wait until that is done.',
  'intakeProblem.noZip': 'The ZIP file is damaged or not whole. Please pack it once more.',
  'intakeProblem.tooManyFiles':
    'There would be more than {most} pictures. Spread them over several ZIP files.',
  'intakeProblem.tooLargeZip':
    'The pictures are larger than {gigabytes} GB together. Spread them over several ZIP files.',
};
