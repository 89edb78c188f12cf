/** The type of a table that has a text for each key of another table, and no more. */
export type SameKeys<Table> = Readonly<Record<keyof Table, string>>;
