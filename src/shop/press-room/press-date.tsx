import { listDate, pressDate } from '#kit/dates.ts';
import { useLanguage } from '#kit/use-endpoint.ts';

export function PressDate({ date }: { date: string }) {
  return <time dateTime={listDate(date)}>{pressDate(date, useLanguage())}</time>;
}
