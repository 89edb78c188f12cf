/** The quality of a match; multiplied by the weight of the field it is in, it gives an article's points. */
export const quality = {
  same: 10,
  sameStem: 9,
  begins: 6,
  stemBegins: 5,
  endsCompound: 5,
  within: 3,
  typo: 2,
  typoBegins: 1,
} as const;

/** The points of a matching number: more than any word, except for short ones that may also be a size or a count. */
export const numberPoints = { same: 200, begins: 100, beginsShort: 45 } as const;
export const shortNumber = 3;

/** The weights of the fields, by the language that a reader sees names in: it weighs more. */
export const weights = {
  sv: [8, 6, 5, 4, 3, 2],
  en: [6, 8, 4, 5, 2, 3],
} as const;
