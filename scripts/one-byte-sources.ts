import type { Plugin } from 'vite';

/**
 * Writes what is beyond Latin-1 as escapes: one such character, in a comment or a text, and V8 keeps the whole file with
 * two bytes for each. For files without comments and `String.raw`, where an escape reads as what it stands for.
 */
export function oneByteSources(): Plugin {
  return {
    name: 'one-byte-sources',
    // Here nothing writes the code anew any more.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = escapeBeyondLatin1(file.code);
    },
  };
}

/** A backslash that stands before such a character for itself alone goes: `\…` is `…`. */
export function escapeBeyondLatin1(code: string): string {
  return code.replace(/(\\*)([^\0-\xff])/g, (_found, before: string, character: string) => {
    const escape = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return before.slice(before.length % 2) + escape;
  });
}
