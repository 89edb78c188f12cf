export declare function writeBarcodeFilm(file: string, eans: readonly string[]): void;
