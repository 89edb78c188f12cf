import { forLanguages } from '#kit/text/language.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { Terms } from './order-terms.ts';
import type { OrderedRow } from './row.ts';
import { fees, type FeeKind } from './row-kind.ts';
import { vatRateIn } from './vat-case.ts';
import { defaultVatCode } from './vat-rates.ts';

/** What the goods of an order cost beside their price. Amounts in öre, excluding VAT. */
export type Charge = {
  kind: FeeKind;
  /** 0 when nothing is charged. */
  amountOre: number;
  /** What the goods lack of the value from which nothing is charged, 0 from there on; null when no value does it. */
  missingOre: number | null;
  /** Why there can be no order of so little. */
  refusal?: Problem;
};

/** What a charge goes by: `goods` are those of the whole order, also when some of them are added to it. */
export type ChargeBasis = { terms: Terms; goods: readonly OrderedRow[] };

/** Returns the charge that applies, or undefined where the maker has set none. */
export type ChargeRule = (basis: ChargeBasis) => Charge | undefined;

/** The settings that say which article number each kind has. */
export type FeeNumbers = Pick<ShopSettings, (typeof fees)[FeeKind]['number']>;

export function valueOf(rows: readonly Pick<OrderedRow, 'totalOre'>[]): number {
  return rows.reduce((sum, { totalOre }) => sum + totalOre, 0);
}

/**
 * Returns a row for each rate of VAT that the goods have. VAT of a fee follows the goods: each rate gets its part by
 * value, rounded down to the öre, and the highest gets the rest.
 */
export function feeRows(
  { kind, amountOre }: Pick<Charge, 'kind' | 'amountOre'>,
  { terms: { vatCase }, goods }: ChargeBasis,
  numbers: FeeNumbers,
): OrderedRow[] {
  const parts = partsByRate(amountOre, goods);
  const fee = fees[kind];
  const name = forLanguages(textOf(fee.name));
  return parts.flatMap(({ vatCode, vatRate, ore }) =>
    ore === 0
      ? []
      : [
          {
            kind,
            articleId: null,
            articleNumber: numbers[fee.number],
            nameSv: name.sv,
            nameEn: name.en,
            quantity: 1,
            quantityShort: 0,
            promisedDate: null,
            promisedText: '',
            promisedTextSv: '',
            promisedTextEn: '',
            expectedDate: null,
            pack: 1,
            weightG: 0,
            inbound: null,
            supply: null,
            priceOre: ore,
            vatCode,
            vatRate: vatRateIn(vatCase, vatRate),
            totalOre: ore,
          },
        ],
  );
}

type Part = { vatCode: string | null; vatRate: number; ore: number };

type Valued = Pick<OrderedRow, 'vatCode' | 'vatRate' | 'totalOre'>;

/** The highest rate comes first. A rate has the code of its first goods, which decides it on the day they are sent. */
export function partsByRate(amountOre: number, goods: readonly Valued[]): Part[] {
  const values = new Map<number, { vatCode: string | null; ore: number }>();
  for (const { vatCode, vatRate, totalOre } of goods) {
    const { ore = 0, ...first } = values.get(vatRate) ?? { vatCode };
    values.set(vatRate, { ...first, ore: ore + totalOre });
  }
  const all = valueOf(goods);
  if (all === 0) return [{ vatCode: defaultVatCode, vatRate: 25, ore: amountOre }];
  const [highest, ...others] = [...values]
    .map(([vatRate, { vatCode, ore }]) => ({ vatCode, vatRate, ore: partRoundedDown(amountOre, ore, all) }))
    .sort((a, b) => b.vatRate - a.vatRate);
  const rest = others.reduce((sum, { ore }) => sum - ore, amountOre);
  return [{ ...highest!, ore: rest }, ...others];
}

/** The products exceed the safe integers. */
function partRoundedDown(amountOre: number, value: number, all: number): number {
  return Number((BigInt(amountOre) * BigInt(value)) / BigInt(all));
}
