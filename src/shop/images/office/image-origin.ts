import { isDate } from '#kit/text/dates.ts';
import { obeys, optionalText } from '#kit/fields/fields.ts';

/**
 * The photographer, place, date and rights of a picture and the articles in it, which apply wherever it is shown. None is
 * required: a picture without a photographer is credited to the maker, as `originOf` of the press room says.
 */
export const imageOrigin = {
  Photographer: optionalText(),
  PlaceSV: optionalText(),
  PlaceEN: optionalText(),
  TakenOn: optionalText({ max: 10 }).check(obeys('regex', (value) => value === '' || isDate(value), 'date')),
  LicenceSV: optionalText({ max: 1_000 }),
  LicenceEN: optionalText({ max: 1_000 }),
  ArticleNumbers: optionalText({ max: 1_000 }),
};

export const noOrigin: Record<keyof typeof imageOrigin, string> = {
  Photographer: '',
  PlaceSV: '',
  PlaceEN: '',
  TakenOn: '',
  LicenceSV: '',
  LicenceEN: '',
  ArticleNumbers: '',
};
