import { shortDate, shortMonth } from '#kit/text/short-dates.ts';
import type { Language } from '#kit/text/language.ts';
import { weekInWords, weekStringInWords } from '#kit/text/weeks.ts';
import type { T } from '#shop/texts/text.ts';
import type { WaitingRow } from './contract.ts';

/** For whom it is written: `today` is the day in Sweden. */
export type WordsFor = { t: T; language: Language; today: string };
type Expected = Pick<WaitingRow, 'ExpectedDate' | 'ExpectedMonth' | 'ExpectedText' | 'QuantityShort'> &
  Pick<WaitingRow, 'PreviousExpectedDate' | 'ChangedDate'>;

/** Says what the rows of a part of the list have in common: `Klart för leverans`, `Väntas v. 14`, `Datum saknas`. */
export function headingOf(row: Pick<WaitingRow, 'ExpectedWeek' | 'QuantityShort'>, words: WordsFor): string {
  const { t, language, today } = words;
  if (row.ExpectedWeek)
    return t('waiting.week', { week: weekStringInWords(row.ExpectedWeek, language, today) });
  return t(row.QuantityShort === 0 ? 'waiting.isReady' : 'waiting.noDate');
}

/** `5 apr.`, `april 2027`, the words of what is made to order, or ''. */
export function dayInWords({ ExpectedDate, ExpectedMonth, ExpectedText }: Expected, words: WordsFor): string {
  const { language } = words;
  if (ExpectedText !== '') return ExpectedText;
  if (ExpectedDate !== null) return shortDate(ExpectedDate, language);
  return ExpectedMonth === null ? '' : shortMonth(ExpectedMonth, language);
}

/** `tidigare v. 11`, `tidigare utan datum`; '' while nothing was changed, or the week is the same. */
export function earlierInWords(
  { ExpectedDate, PreviousExpectedDate, ChangedDate }: Omit<Expected, 'QuantityShort' | 'ExpectedText'>,
  { t, language, today }: WordsFor,
): string {
  if (ChangedDate === null) return '';
  if (PreviousExpectedDate === null) return t('waiting.earlierNoDate');
  const week = weekInWords(PreviousExpectedDate, language, today);
  const isSame = ExpectedDate !== null && weekInWords(ExpectedDate, language, today) === week;
  return isSame ? '' : t('waiting.earlier', { week });
}
