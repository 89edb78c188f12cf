/** Returns whether a text has more than 30 combining marks in a row: it is no text of any language. */
export declare function hasEndlessMarks(text: string): boolean;

/** Normalises to NFC in linear time; a text with endless marks is returned as it is. */
export declare function toNfc(text: string): string;

/** Normalises to NFD in linear time; a text with endless marks is returned as it is. */
export declare function toNfd(text: string): string;

/** Takes apart into plain letters and marks, in linear time; a text with endless marks is returned as it is. */
export declare function toNfkd(text: string): string;

/** Returns full-width and mathematical forms of letters and digits as plain ones. */
export declare function toPlainForms(text: string): string;

/** Returns a key, number or address without characters that nobody sees and that would make it a twin of another. */
export declare function withoutInvisible(text: string): string;

/** Returns a text without format characters, except the joiners that scripts and emoji need. */
export declare function withoutFormat(text: string): string;
