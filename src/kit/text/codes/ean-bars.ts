import { isEan, isEan8 } from '#kit/text/ean.ts';

/** The seven modules of each digit in the left half, of odd parity; dark ones are 1. */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
/** The first digit of thirteen has no bars: it is told by which digits of the left half have even parity (1). */
const parities = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ');

const right = odd.map((modules) => modules.replace(/[01]/g, (one) => (one === '0' ? '1' : '0')));
const even = right.map((modules) => [...modules].reverse().join(''));

/** The modules that stay light before the first bar and after the last one. */
export const quietModules = { before: 11, after: 7 };

/**
 * Returns the modules of an EAN-13 or EAN-8 from left to right, dark ones true, by ISO/IEC 15420; undefined for a text
 * that is neither.
 */
export function eanModules(text: string): boolean[] | undefined {
  if (isEan8(text)) return modulesOf('0000', text);
  if (!isEan(text)) return undefined;
  return modulesOf(parities[Number(text[0])] ?? '', text.slice(1));
}

/** `parity` says of each digit in the left half whether it is even. */
function modulesOf(parity: string, digits: string): boolean[] {
  const half = digits.length / 2;
  const drawn = [...digits].map((digit, place) => {
    const of = place >= half ? right : parity[place] === '1' ? even : odd;
    return of[Number(digit)] ?? '';
  });
  const bits = `101${drawn.slice(0, half).join('')}01010${drawn.slice(half).join('')}101`;
  return [...bits].map((bit) => bit === '1');
}
