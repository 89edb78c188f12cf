import { useToday } from '#kit/browser/use-today.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { weekStringInWords } from '#kit/text/weeks.ts';

/** Returns how `2026-W50` reads: `v. 50`, in another year `v. 50 2027`. */
export function useWeekText(): (week: string) => string {
  const language = useLanguage();
  const today = useToday();
  return (week) => weekStringInWords(week, language, today);
}
