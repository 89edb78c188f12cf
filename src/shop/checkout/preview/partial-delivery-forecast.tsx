import { Icon } from '#kit/widgets/icon.tsx';
import { Skeleton } from '#kit/widgets/skeleton.tsx';
import type { Delivery } from '#shop/delivery-forecast/contract.ts';
import {
  isAllUndated,
  nameOfWeek,
  partsInWords,
  wholeInWords,
  type ForecastLocale,
} from '#shop/delivery-forecast/forecast-words.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './forecast.module.css';
import type { Forecast } from './use-forecast.ts';

/** What each answer about partial delivery would mean for this cart; both open to the rows. */
export function PartialDeliveryForecast({ forecast }: { forecast: Forecast }) {
  const t = useT();
  const { preview, locale, isFailed } = forecast;
  if (isFailed) return null;
  if (!preview)
    return (
      <div className={styles.answers} aria-hidden="true">
        <Skeleton />
        <Skeleton />
      </div>
    );
  const { Deliveries } = preview;
  if (isAllUndated(Deliveries)) return null;
  const whole = Deliveries.length > 0 ? [togetherOf(Deliveries)] : [];
  return (
    <div className={styles.answers}>
      <Answer answer={t('general.yes')} words={partsInWords(Deliveries, locale)}>
        <DeliveryRows deliveries={Deliveries} locale={locale} />
      </Answer>
      <Answer answer={t('general.no')} words={wholeInWords(Deliveries, locale)}>
        <DeliveryRows deliveries={whole} locale={locale} />
      </Answer>
    </div>
  );
}

function Answer({ answer, words, children }: { answer: string; words: string; children: React.ReactNode }) {
  const t = useT();
  return (
    <details>
      <summary>
        <span>
          <strong>{t('forecast.answer', { answer })}</strong> {words}
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      {children}
    </details>
  );
}

function DeliveryRows({ deliveries, locale }: { deliveries: readonly Delivery[]; locale: ForecastLocale }) {
  const t = useT();
  return deliveries.map(({ Week, Items }) => (
    <div key={Week} className={styles.delivery}>
      <h3>{Week === null ? t('forecast.noDateHeading') : nameOfWeek(Week, locale)}</h3>
      <ul>
        {Items.map((item, place) => (
          <li key={place}>
            <span>
              {item.ArticleText} <small>{item.ArticleNumber}</small>
            </span>
            <span>{plural(t, 'forecast.pieces', item.Quantity)}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** All rows in the last delivery, as when everything waits for the rest. */
function togetherOf(deliveries: readonly Delivery[]): Delivery {
  const items = new Map<string, Delivery['Items'][number]>();
  for (const item of deliveries.flatMap(({ Items }) => Items)) {
    const before = items.get(item.ArticleNumber);
    items.set(item.ArticleNumber, { ...item, Quantity: item.Quantity + (before?.Quantity ?? 0) });
  }
  const Items = [...items.values()];
  const Pieces = Items.reduce((sum, { Quantity }) => sum + Quantity, 0);
  return { Week: deliveries.at(-1)?.Week ?? null, Rows: Items.length, Rests: 0, Pieces, Items };
}
