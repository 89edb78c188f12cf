import type { Customer } from '#kit/http/principal.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { csvFile, formatDecimal } from '#kit/tables/csv-file.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import type { T } from '#shop/texts/text.ts';
import type { exportWaiting } from './contract.ts';
import { allNamed, askedWeekOf, type WaitingServices } from './waiting.server.ts';

/** Writes what has not been sent as a file, one line per row, with headings in the reader's language. */
export async function waitingFileOf(
  services: Pick<WaitingServices, 'db' | 'now'>,
  customer: Customer,
  q: string,
  { language, t }: { language: Language; t: T },
): Promise<OutputOf<typeof exportWaiting>> {
  const all = await allNamed(services, customer, q, language);
  const heading = [
    t('orders.number'),
    t('orders.date'),
    t('checkout.purchaseOrder'),
    t('orders.articleNumber'),
    t('orders.description'),
    t('waiting.left'),
    t('waiting.ready'),
    t('waiting.short'),
    t('waiting.expectedWeek'),
    t('waiting.expectedDay'),
    t('waiting.earlierDay'),
    t('checkout.deliveryWeek'),
    t('orders.price'),
    t('orders.amount'),
    t('orders.currency'),
  ];
  const lines = all.map(({ row, words, left, ready, short, promise, week }) => [
    row.order_id,
    stockholmToday(words.created_at),
    words.purchase_order_number,
    words.article_number,
    nameOfRow(words, language),
    left,
    ready,
    short,
    week ?? '',
    promise.date ?? '',
    words.previous_expected_date ?? '',
    askedWeekOf(words) ?? '',
    formatDecimal(row.price),
    formatDecimal(row.price * left),
    row.currency_code,
  ]);
  return {
    FileName: `${t('waiting.fileName')}-${stockholmToday(services.now())}.csv`,
    Csv: csvFile(heading, lines),
    Rows: lines.length,
  };
}
