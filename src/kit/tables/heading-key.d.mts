/** Returns a heading for comparison, whatever its case, spaces and punctuation. */
export declare function headingKey(head: string): string;
