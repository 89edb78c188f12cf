// Plain JavaScript, because the process that reads tables runs it unchanged too; the types stand in `seen-text.d.mts`.

const otherForms = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;

export function toPlainForms(text) {
  return text.replace(otherForms, (form) => form.normalize('NFKC'));
}

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function withoutInvisible(text) {
  return text.replace(invisible, '');
}

const format = new RegExp(
  [
    // Joiners stay behind what they join: a letter or mark of a script without upper and lower case, or an emoji.
    '(?<![\\p{Lo}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\u180e\\u200c\\u200d]',
    // The letters of a region stay behind its flag.
    '(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0001}-\\u{e007f}]',
    // Arabic and Syriac signs of numbers are seen.
    '(?![\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u200c\\u200d\\u{e0001}-\\u{e007f}])\\p{Cf}',
  ].join('|'),
  'gu',
);

export function withoutFormat(text) {
  return text.replace(format, '');
}
