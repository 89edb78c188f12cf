import { useId } from 'react';
import { wholeAmountInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { useShortMonth } from './use-short-month.ts';
import { roundStep, type MonthOfSales } from './months.ts';
import styles from './month-chart.module.css';

/** Two lines over the months; whoever does not see them reads the table below, which has every figure. */
export function MonthChart({ months, currency }: { months: readonly MonthOfSales[]; currency: string }) {
  const t = useOfficeT();
  const id = useId();
  const language = useLanguage();
  const shortMonth = useShortMonth();
  const highest = Math.max(...months.flatMap(({ ore, oreBefore }) => [ore, oreBefore]));
  const step = roundStep(highest);
  const top = Math.max(step, Math.ceil(highest / step) * step);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, place) => place * step);
  const x = (place: number) => (100 * (place + 0.5)) / months.length;
  const y = (ore: number) => 100 - (100 * ore) / top;
  const pointsOf = (key: 'ore' | 'oreBefore') =>
    months.map((month, place) => `${x(place)},${y(month[key])}`).join(' ');
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.legend}>
        <span>{t('figures.chart', { currency })}</span>
        <span className={styles.now}>{t('figures.thisPeriod')}</span>
        <span className={styles.before}>{t('figures.yearBefore')}</span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        {lines.map((ore) => (
          <span key={ore} className={styles.line} style={{ insetBlockStart: `${y(ore)}%` }}>
            <span>{wholeAmountInWords(ore, language)}</span>
          </span>
        ))}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline className={styles.lineBefore} points={pointsOf('oreBefore')} />
          <polyline className={styles.lineNow} points={pointsOf('ore')} />
          {/* Lines without length are the points: their round ends stay round however the picture is stretched. */}
          {months.map(({ month, ore }, place) => (
            <path key={month} className={styles.point} d={`M${x(place)} ${y(ore)}h0`} />
          ))}
        </svg>
      </div>
      <div className={styles.months} aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{withoutYear(shortMonth(month), month)}</span>
        ))}
      </div>
    </figure>
  );
}

/** The year stands where it begins. */
function withoutYear(words: string, month: string): string {
  return month.endsWith('-01') ? words : words.replace(/ \d{4}$/, '');
}
