/** How well a word answers what was typed, times how much the text it stands in says, are an article's points. */
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

/** Of numbers: more than any word, but for so few signs that a size or a count is as likely to be meant. */
export const numberPoints = { same: 200, begins: 100, beginsShort: 45 } as const;
export const shortNumber = 3;

/** By field, for a reader of Swedish and of English: each reader's own language counts for more. */
export const weights = {
  sv: [8, 6, 5, 4, 3, 2],
  en: [6, 8, 4, 5, 2, 3],
} as const;
