import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listPricesOfArticle, type PriceRow } from './price-contract.ts';
import { PriceState } from './price-state.tsx';
import styles from './prices.module.css';

/** Every price of an article by list, each with a link to where it is edited. */
export function PricesOfArticle({ id, number }: { id: number; number: string }) {
  const t = useOfficeT();
  const amounts = useAmounts();
  const { data, error, refetch } = useEndpoint(listPricesOfArticle, { id }, { keepPrevious: false });
  const pathOf = ({ PriceListCode }: Pick<PriceRow, 'PriceListCode'>) =>
    `/office/price-lists/${encodeURIComponent(PriceListCode)}?q=${encodeURIComponent(number)}`;
  return (
    <section className={desk.part}>
      <h2>{t('prices.ofArticle')}</h2>
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data?.Rows.length === 0 && <p>{t('prices.none')}</p>}
      <ul className={styles.ofArticle}>
        {data?.Rows.map((row) => (
          <li key={`${row.PriceListCode} ${row.PeriodId}`}>
            <Link to={pathOf(row)}>{row.PriceListCode}</Link> <PriceState state={row.State} />
            <span className={styles.amount}>{priceText(row, amounts)}</span>
            <span>{daysText(row)}</span>
          </li>
        ))}
        {data?.Steps.map((step) => (
          <li key={`step ${step.StepId}`}>
            <Link to={`${pathOf(step)}&show=steps`}>{step.PriceListCode}</Link>{' '}
            <PriceState state={step.State} />
            <span className={styles.amount}>
              {t('steps.priceFrom', {
                count: step.Quantity,
                price: amounts.money(step.Price, step.CurrencyCode),
              })}
            </span>
            <span>
              {daysText(step)}
              {step.CountsFrom !== step.Quantity && `, ${t('steps.countsFrom', { count: step.CountsFrom })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

  function daysText({ ValidFrom, ValidTo }: Pick<PriceRow, 'ValidFrom' | 'ValidTo'>): string {
    if (ValidFrom && ValidTo) return `${ValidFrom} – ${ValidTo}`;
    if (ValidFrom) return t('prices.from', { day: ValidFrom });
    return ValidTo ? t('prices.to', { day: ValidTo }) : t('prices.always');
  }
}

function priceText({ Price, RegularPrice, CurrencyCode }: PriceRow, { amount, money }: Amounts): string {
  const regular = RegularPrice === null ? '' : ` (${amount(RegularPrice)})`;
  return `${money(Price, CurrencyCode)}${regular}`;
}
