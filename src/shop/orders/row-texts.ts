import { inLanguage, type Language } from '#kit/text/language.ts';

type Row = {
  expected_date: string | null;
  /** Null while the day is the one of the order. */
  date_changed_on: string | null;
  promised_date: string | null;
  promised_text: string;
  promised_text_sv: string | null;
  promised_text_en: string | null;
};

/** `month` is `2027-02`; `text` is about an article made to order. Nulls and '' for what is not known. */
type RowPromise = { date: string | null; month: string | null; text: string };

/** Returns what is promised about the missing pieces of a row. A day that has passed promises nothing. */
export function promiseOf(row: Row, language: Language, today: string): RowPromise {
  const { expected_date: expected, promised_date: promised } = row;
  const date = expected !== null && expected >= today ? expected : null;
  // The order takes the promised day itself; what was promised holds until another day is known.
  const isNewer = expected !== null && expected !== promised;
  const isPast = promised !== null && promised < today;
  // What is made to order keeps its month.
  const isWithdrawn = expected === null && row.date_changed_on !== null && row.promised_text === '';
  if (isNewer || isPast || isWithdrawn) return { date, month: null, text: '' };
  return { date, month: promised?.slice(0, 7) ?? null, text: textIn(row, language) };
}

function textIn(row: Row, language: Language): string {
  const { promised_text: stored, promised_text_sv: sv, promised_text_en: en } = row;
  return sv === null ? stored : inLanguage(language, sv, en);
}

/** Rows from before both names were kept have that of the buyer's language only. */
export function nameOfRow(
  row: { description: string; description_sv: string | null; description_en: string | null },
  language: Language,
): string {
  const { description, description_sv: sv, description_en: en } = row;
  return sv === null ? description : inLanguage(language, sv, en);
}
