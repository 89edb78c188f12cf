/** Returns the name of a spreadsheet's column by its place: `A` for 0, `AA` for 26. */
export declare function columnName(place: number): string;
