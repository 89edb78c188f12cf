/** Returns full-width and mathematical forms of letters and digits as plain ones. */
export declare function toPlainForms(text: string): string;

/** Returns a key, number or address without characters that nobody sees and that would make it a twin of another. */
export declare function withoutInvisible(text: string): string;

/** Returns a text without format characters, except the joiners that scripts and emoji need. */
export declare function withoutFormat(text: string): string;
