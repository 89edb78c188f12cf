import { slugOf } from '#kit/text/characters/fold.ts';

/** Names a file by these words, in ASCII letters; each word may be long, and is shortened to so many. */
export function imageFileName(words: readonly (readonly [text: string, most: number])[]): string {
  return words
    .map(([text, most]) => shortened(slugOf(text), most))
    .filter(Boolean)
    .join('-');
}

/** Shortens the text between words. */
function shortened(slug: string, most: number): string {
  return slug.length <= most
    ? slug
    : slug
        .slice(0, most + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, most);
}
