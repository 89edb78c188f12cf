/** Returns whether a text has more than 30 combining marks in a row: it is no text of any language. */
export declare function hasEndlessMarks(text: string): boolean;

/** Normalises to NFC in linear time; a text with endless marks is returned as it is. */
export declare function toNfc(text: string): string;

/** Normalises to NFD in linear time; a text with endless marks is returned as it is. */
export declare function toNfd(text: string): string;

/** Takes apart into plain letters and marks, in linear time; a text with endless marks is returned as it is. */
export declare function toNfkd(text: string): string;
