import { amountInWords } from '#kit/text/money-in-words.ts';
import { formatPercent } from '#kit/text/percent.ts';
import type { PrintedSheet, Fact } from '#shop/printing/sheet.ts';
import { vatPerRate } from '#shop/printing/vat-per-rate.ts';
import type { T } from '#shop/texts/text.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';

export function sumsOf(order: WholeOrder, t: T): PrintedSheet['sums'] {
  const rates = vatPerRate(order.rows, order.vat_amount);
  const kind = order.vat_case;
  return {
    lines: [
      [t('invoice.net'), amountInWords(order.amount_excluding_vat, order.language)],
      ...rates.map(({ rate, vat }): Fact => [
        t('invoice.vatAt', { rate: formatPercent(rate, order.language) }),
        amountInWords(vat, order.language),
      ]),
    ],
    toPay: [
      t('orders.total', { currency: order.currency_code }),
      amountInWords(order.total_amount, order.language),
    ],
    vatTable: [
      [t('invoice.vatRate'), t('invoice.vatBase'), t('invoice.vat')],
      ...rates.map(
        ({ rate, base, vat }) =>
          [
            formatPercent(rate, order.language),
            amountInWords(base, order.language),
            amountInWords(vat, order.language),
          ] as const,
      ),
    ],
    exemption: kind === 'domestic' ? '' : t(kind === 'intra_eu' ? 'invoice.intraEu' : 'invoice.export'),
    payment: undefined,
  };
}
