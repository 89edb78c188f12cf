import { stockholmToday } from '#kit/text/dates.ts';
import { forLanguages } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { madeInWords } from '#shop/articles/stock/stock-label.ts';
import type { OrderMonths } from '#shop/articles/stock/stock-label.ts';
import { supplyOfShort } from '#shop/order-model/supply.ts';
import type { OrderedRow, Promised } from '#shop/orders/order-draft.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';

export type PromisedAt = { now: Date; months: OrderMonths; language: Language };

/** Adds what the customer is promised about the missing pieces of a row, by the rule that forecasts it. */
export function promisedRow(row: OrderedRow, waitedFor: number, at: PromisedAt): OrderedRow {
  if (row.quantityShort === 0 || !row.inbound) return row;
  const today = stockholmToday(at.now);
  const need = { short: row.quantityShort, waitedFor };
  const { state, day } = supplyOfShort(row.inbound, need, { today, months: at.months });
  const { inbound } = row;
  const wordsIn = (language: Language) => {
    const t = translator(languageTables[language], language);
    return state === 'made' ? madeInWords(inbound, at.months, { language, t, today }) : '';
  };
  const words = forLanguages(wordsIn);
  const promised: Promised = {
    promisedDate: day,
    promisedText: words[at.language],
    promisedTextSv: words.sv,
    promisedTextEn: words.en,
    expectedDate: day,
  };
  return { ...row, ...promised };
}
