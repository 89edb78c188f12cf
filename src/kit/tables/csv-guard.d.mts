/** Puts an apostrophe before a text that a spreadsheet would evaluate as a formula, also after full-width characters. */
export declare function guard(text: string): string;

/** Returns the text without what keeps a spreadsheet from evaluating it. */
export declare function unguard(text: string): string;
