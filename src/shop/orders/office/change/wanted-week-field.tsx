import { useToday } from '#kit/browser/use-today.ts';
import { readWeek } from '#kit/fields/read-week.ts';
import { TextField } from '#kit/forms/field.tsx';
import { isoWeekInWords } from '#kit/text/weeks.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

type Props = { label: string; value: string; isWrong: boolean; onType: (value: string) => void };

/** A week as people write it, which says how it is read; empty for as soon as possible. */
export function WantedWeekField({ label, value, isWrong, onType }: Props) {
  const t = useOfficeT();
  const today = useToday();
  const week = readWeek(value, today);
  const read = week ? isoWeekInWords(week, t.language, today) : '';
  return (
    <TextField
      label={label}
      hint={read === '' || read === value.trim() ? t('newOrder.weekHint') : read}
      value={value}
      maxLength={30}
      autoComplete="off"
      optional
      {...(isWrong && { error: t('newOrder.noSuchWeek') })}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
