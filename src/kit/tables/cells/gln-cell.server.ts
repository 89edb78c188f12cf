import { readGln } from '#kit/text/codes/gln.ts';
import { cellOf, keyCell, Refusal, type ReadCell } from '#kit/tables/table-file-cells.server.ts';

/** Reads the number by which a place or a party is called. */
export function glnCell(): ReadCell<string> {
  const read = keyCell();
  return cellOf({ is: 'such', example: '7310865000002' }, (text) => {
    const key = read(text);
    if (key instanceof Refusal) return key;
    if (!/^\d{13}$/.test(key.replace(/[\s-]/g, ''))) return new Refusal('does not have 13 digits');
    return readGln(key) ?? new Refusal('has a wrong check digit');
  });
}
