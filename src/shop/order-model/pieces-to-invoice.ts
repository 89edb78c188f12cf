import { vatRateIn, type VatCase } from './vat-case.ts';
import { vatPercentsOn, type VatPeriod } from './vat-rates.ts';

type SentRow = { quantity_delivered: number; vat_rate: number; vat_code: string | null };
type PiecesAtRate = { quantity: number; vatRate: number };

/**
 * The pieces of a row that are sent and not invoiced, by the rate of the day of sending: `sent` has the oldest first,
 * and these are invoiced first. Pieces that went with no consignment, and those of a row without a code, have the
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
    invoiced: number;
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
  const left = new Map<number, number>();
  let before = invoiced;
  for (const { quantity, vatRate } of parts) {
    const now = Math.max(0, quantity - before);
    before = Math.max(0, before - quantity);
    if (now > 0) left.set(vatRate, (left.get(vatRate) ?? 0) + now);
  }
  return [...left].map(([vatRate, quantity]) => ({ quantity, vatRate }));
}
