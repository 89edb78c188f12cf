import { cellOf, Refusal, scaledCell, type ReadCell } from '#kit/tables/table-file-cells.server.ts';

/** How people write a unit, and how many decimals make it the smallest one of its kind: a gram, a millimetre. */
type Units = Readonly<Record<string, { decimals: number; written: string }>>;

const kinds = {
  kg: {
    kg: { decimals: 3, written: 'kg|kilo|kilos|kilogram|kilograms|kilogramm' },
    hg: { decimals: 2, written: 'hg|hekto' },
    g: { decimals: 0, written: 'g|gr|gram|grams|gramm' },
  },
  cm: {
    cm: { decimals: 1, written: 'cm|centimeter|centimeters|centimetre|centimetres|zentimeter' },
    mm: { decimals: 0, written: 'mm|millimeter|millimeters|millimetre|millimetres' },
    dm: { decimals: 2, written: 'dm|decimeter|dezimeter' },
    m: { decimals: 3, written: 'm|meter|meters|metre|metres' },
  },
} satisfies Record<string, Units>;

/** Units that are not metric. `Foot` is not among them: furniture has feet too. */
const others = /^(?:lbs?|pounds?|oz|ounces?|tum|inch|inches|zoll|ft)$/u;

/**
 * Reads a weight or a length as whole grams or millimetres: `0,31` is kilograms unless the cell (`65 g`) or the heading of
 * its column (`Vikt (g)`, `Weight in grams`) says otherwise; the cell's own unit comes first.
 */
export function measureCell(own: keyof typeof kinds, { min = 0, max = 100_000_000 } = {}): ReadCell<number> {
  const units: Units = kinds[own];
  const cells = new Map(
    Object.entries(units).map(([unit, { decimals, written }]) => [
      unit,
      scaledCell({ decimals, min, max, units: written }),
    ]),
  );
  const unitOfWord = new Map(
    Object.entries(units).flatMap(([unit, { written }]) => written.split('|').map((word) => [word, unit])),
  );
  const form = { is: 'number', decimals: units[own]?.decimals ?? 0, min, max } as const;
  const readIn = (unit: string) =>
    cellOf(form, (text, shown) => {
      const read = cells.get(unitOfWord.get(wordsOf(text).at(-1) ?? '') ?? unit);
      return read ? read(text, shown) : new Refusal(`is not in ${own}`);
    });
  return Object.assign(readIn(own), {
    inUnitOf: (heading: string) => {
      const words = wordsOf(heading);
      const other = words.find((word) => others.test(word));
      if (other !== undefined)
        return cellOf(form, () => new Refusal(`is in ${other}, and is to be in ${own}`));
      // `Bredd m ram` is the width with its frame.
      const word = words.find((one) => one !== 'm' && unitOfWord.has(one)) ?? words.at(-1) ?? '';
      return readIn(unitOfWord.get(word) ?? own);
    },
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
