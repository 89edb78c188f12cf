import { vatRateIn, type VatCase } from './vat-case.ts';
import { vatPercentsOn, type VatPeriod } from './vat-rates.ts';

type SentRow = { quantity_delivered: number; vat_rate: number; vat_code: string | null };
type PiecesAtRate = { quantity: number; vatRate: number };

/**
 * The pieces of a row that are sent and not invoiced, by the rate of the day of sending: `sent` has the oldest first. What
 * was invoiced at a rate takes pieces of that rate; what then is over takes the oldest, since the row had another rate
 * when it was invoiced. Pieces that went with no consignment, and those of a row without a code, have the
 * row's own rate.
 */
export function piecesToInvoice(
  row: SentRow,
  {
    sent,
    invoiced,
    vatCase,
    periods,
  }: {
    sent: readonly { day: string; quantity: number }[];
    /** By the rate of the invoice. */
    invoiced: ReadonlyMap<number, number>;
    vatCase: VatCase;
    periods: readonly VatPeriod[];
  },
): PiecesAtRate[] {
  const consigned = sent.reduce((sum, { quantity }) => sum + quantity, 0);
  const rateOn = (day: string) => {
    const percent = row.vat_code === null ? undefined : vatPercentsOn(day, periods).get(row.vat_code);
    return percent === undefined ? row.vat_rate : vatRateIn(vatCase, percent);
  };
  const parts = [
    { quantity: row.quantity_delivered - consigned, vatRate: row.vat_rate },
    ...sent.map(({ day, quantity }) => ({ quantity, vatRate: rateOn(day) })),
  ];
  const over = new Map(invoiced);
  const ofOwnRate = parts.map(({ quantity, vatRate }) => {
    const taken = Math.min(Math.max(0, quantity), over.get(vatRate) ?? 0);
    over.set(vatRate, (over.get(vatRate) ?? 0) - taken);
    return { quantity: quantity - taken, vatRate };
  });
  let before = [...over.values()].reduce((sum, quantity) => sum + quantity, 0);
  const left = new Map<number, number>();
  for (const { quantity, vatRate } of ofOwnRate) {
    const now = Math.max(0, quantity - before);
    before = Math.max(0, before - quantity);
    if (now > 0) left.set(vatRate, (left.get(vatRate) ?? 0) + now);
  }
  return [...left].map(([vatRate, quantity]) => ({ quantity, vatRate }));
}
