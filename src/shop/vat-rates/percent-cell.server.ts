import { cellOf, wholeNumberCell, type ReadCell } from '#kit/tables/table-file-cells.server.ts';

/** Reads `12` and `12 %`. */
export function percentCell(): ReadCell<number> {
  const read = wholeNumberCell({ max: 100 });
  return cellOf(read.form, (text, shown) => read(text.replace(/%$/, ''), shown));
}
