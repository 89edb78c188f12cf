/** Returns a pattern of LIKE that matches what contains the text. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Returns a pattern of LIKE for each word of a search. */
export function patternsOfWords(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(containing);
}
