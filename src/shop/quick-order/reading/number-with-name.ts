import { longestNumber, namesOf, numberIn, type KnownNumbers } from './known-numbers.ts';
import { mayMeanQuantity, quantityBeside } from './quantity-beside.ts';

/** Returns the number in a cell that may hold the name of its article too: `10101 Bricka Linnea`. */
export function numberOfCell(cell: string, known: KnownNumbers): string {
  const number = numberIn(cell, known);
  if (known.isNumber(number) || cell.length > longestNumber || !cell.includes(' ')) return number;
  const first = /^(\S*\d\S*?)[,:]? (.+)$/.exec(cell);
  const last = /^(.+) (\S*\d\S*)$/.exec(cell);
  const readings = [
    [first?.[1], first?.[2]],
    [last?.[2], last?.[1]],
  ] as const;
  const found = readings.find(([one = '', rest = '']) => {
    if (one === '' || !known.isNumber(one)) return false;
    const names = namesOf(one, known);
    return quantityBeside(rest, names) === null && !mayMeanQuantity(rest, names);
  });
  return found?.[0] ?? number;
}
