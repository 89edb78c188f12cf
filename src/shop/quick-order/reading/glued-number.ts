import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';
import { longestNumber } from './known-numbers.ts';

const shortest = /^[-–]?\d{1,4}$/;
const besideUnit = new RegExp(String.raw`\d ?(?:${quantityUnit.replace('x|×|', '')})(?!\p{L})`, 'iu');
const sizeUnit = /^(?:[cmd]m|[mcd]l|kg|g)$/i;
/** An EAN in groups is no number and its quantity. */
const shortestEan = 8;

/**
 * Returns both readings of a number that is known only where its parts are joined, and of which one may be the quantity:
 * `101 12 st` of a 10112, `4711 - 12`. Beside a quantity of its own a number may be spelt in parts, unless all are digits.
 */
export function gluedReadings(ref: string, quantity: string | null, text: string): string | undefined {
  if (ref.length > longestNumber) return undefined;
  const parts = ref.split(/\s+/);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return undefined;
  const digits = ref.replace(/\D/g, '').length;
  if (/^[\d\s]+$/.test(ref) && digits >= shortestEan) return undefined;
  const mayBeQuantity = shortest.test(first) || shortest.test(last);
  const isOfSize = parts.some((part, at) => sizeUnit.test(part) && /^\d/.test(parts[at - 1] ?? ''));
  const isUnclear =
    quantity === null ? mayBeQuantity : /^[\d\s-]+$/.test(ref) && mayBeQuantity && !besideUnit.test(text);
  return isUnclear || isOfSize
    ? `${(shortest.test(last) ? last : first).replace(/^[-–]/, '')} / ${exactNumberKey(ref)} ?`
    : undefined;
}
