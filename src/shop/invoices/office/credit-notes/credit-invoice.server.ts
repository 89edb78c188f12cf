import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import type { InvoiceDesk } from '#shop/invoices/office/invoice-settle.server.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { chargedOf } from './charged.ts';
import { creditedNow } from './credited-now.ts';
import { makeCreditNote, type Given } from './credit-note.server.ts';
import { amountSums, creditSums, leftPerRate } from './credit-sums.ts';

/** Credits pieces of the rows of an invoice; with `Anew` what was sent of its orders is to be invoiced again. */
export async function credit(
  desk: InvoiceDesk,
  by: StaffMember,
  input: Given & { Anew?: boolean | undefined; Rows: readonly { RowId: number; Quantity: number }[] },
) {
  return await makeCreditNote(desk, by, input, (invoice, notes) => {
    const quantities = new Map(input.Rows.map(({ RowId, Quantity }) => [RowId, Quantity]));
    if (quantities.size < input.Rows.length)
      return badField('Rows', 'match', officeTextOf('officeProblem.rowsTwice'));
    if (invoice.rows.filter(({ id }) => quantities.has(id)).length !== input.Rows.length)
      return new Problem('not-found');
    const rows = creditedNow(invoice.rows, quantities);
    const credited = rows.filter(({ row, now }) => now !== 0 || quantities.has(row.id));
    if (credited.some(({ row, now }) => Math.abs(now) > Math.abs(row.quantity - row.credited)))
      return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooManyCredited'));
    const sums = creditSums(
      chargedOf(invoice),
      notes.map(chargedOf),
      rows.map(({ row: { vat_rate }, counted }) => ({
        vatRate: vatRateIn(invoice.vat_case, vat_rate),
        ...counted,
      })),
    );
    if (!sums) return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooMuchCredited'));
    if (input.Anew && credited.some(({ row }) => row.order_row_id === null)) return notOfOrder;
    return {
      sums,
      rows: credited.map(({ row, now, price }) => ({
        // Rows of an order count together, so that these pieces count as not invoiced.
        ...(input.Anew && { order_row_id: row.order_row_id }),
        credits_row_id: row.id,
        article_number: row.article_number,
        description: row.description,
        ean: row.ean,
        quantity: 0 - now,
        price,
        vat_rate: row.vat_rate,
        total_amount: 0 - price * now,
      })),
    };
  });
}

const notOfOrder = new Problem('conflict', { detail: officeTextOf('officeProblem.notOfOrder') });

type OfAmount = Given & { Amount: number; RowId?: number | null | undefined; Text: string };

/**
 * Credits an amount without VAT: a lower price of one row, or of all, which is split over the rates by what is left at
 * each. It has a row for each rate and credits no pieces, so that these can still be sent back for what is left.
 */
export async function creditAmount(desk: InvoiceDesk, by: StaffMember, input: OfAmount) {
  return await makeCreditNote(desk, by, input, (invoice, notes) => {
    const row = invoice.rows.find(({ id }) => id === input.RowId);
    if (input.RowId != null && !row) return new Problem('not-found');
    const amount = wireToOre(input.Amount);
    const charged = chargedOf(invoice);
    const earlier = notes.map(chargedOf);
    const rate = row && vatRateIn(invoice.vat_case, row.vat_rate);
    const left = leftPerRate(charged, earlier)
      .filter((one) => rate === undefined || one.rate === rate)
      .reduce((sum, { base }) => sum + Math.max(0, base), 0);
    const most = row ? Math.min(left, Math.max(0, row.price * (row.quantity - row.credited))) : left;
    const sums = amount > most ? undefined : amountSums(charged, earlier, { amount, rate });
    if (!sums)
      return badField('Amount', 'maxAmount', (language) =>
        officeTextOf('officeProblem.creditedAmount', {
          amount: moneyInWords(most, invoice.currency_code, language),
        })(language),
      );
    const description = textOf(row ? 'invoice.reductionOf' : 'invoice.reduction', {
      article: row?.description ?? '',
    })(invoice.language);
    return {
      sums,
      rows: sums.rates.map((at) => ({
        credits_row_id: null,
        article_number: row?.article_number ?? '',
        description: [description, input.Text.trim()].filter(Boolean).join(': '),
        ean: null,
        quantity: -1,
        price: 0 - at.base,
        vat_rate: at.rate,
        total_amount: at.base,
      })),
    };
  });
}
