import { cellOf, scaledCell, wholeNumberCell, type ReadCell } from '#kit/tables/table-file-cells.server.ts';

/** Reads `12`, `12 %` and `0,12`, which is what a spreadsheet keeps of 12 %. */
export function percentCell(): ReadCell<number> {
  const read = wholeNumberCell({ max: 100 });
  const part = scaledCell({ decimals: 2, min: 0, max: 100 });
  return cellOf(read.form, (text, shown) =>
    /^[0 ]*[.,]\d+$/.test(text) ? part(text, shown) : read(text.replace(/%$/, ''), shown),
  );
}
