import { listDate, pressDate } from '#kit/text/dates.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';

export function PressDate({ date }: { date: string }) {
  return <time dateTime={listDate(date)}>{pressDate(date, useLanguage())}</time>;
}
