export type Mark = '.' | ',';

/** What the cells of a column use a point and a comma for; `both` when they do not agree. */
export type Shown = { [M in Mark]?: 'decimals' | 'thousands' | 'both' };

/** `isOpen` when a point or comma stands before three digits, and nothing tells what for; it is read as thousands. */
export type NumberParts = {
  negative: boolean;
  whole: string;
  fraction: string;
  group: string | undefined;
  mark: Mark | undefined;
  isOpen: boolean;
};

/** Takes apart a number without units; undefined when it is none. */
export declare function numberParts(text: string): NumberParts | undefined;

/** Adds what a cell shows to what the cells of its column have shown. */
export declare function addShown(shown: Shown, text: string): void;
