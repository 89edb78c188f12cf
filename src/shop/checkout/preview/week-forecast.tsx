import { useRef } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Skeleton } from '#kit/widgets/skeleton.tsx';
import {
  arrivalInWords,
  completeInWords,
  isAllUndated,
  nameOfWeek,
} from '#shop/delivery-forecast/forecast-words.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './forecast.module.css';
import { lateInWords } from './late-in-words.ts';
import type { Forecast } from './use-forecast.ts';

type Props = {
  forecast: Forecast;
  /** It stands beside another one, and is left out where there is no week to choose. */
  isSecond?: boolean;
};

/** In which week everything can be sent, and arrive, with a button that chooses that; the rows that miss another week. */
export function WeekForecast({ forecast, isSecond = false }: Props) {
  const t = useT();
  const { preview, locale, chosen, canChoose, isFailed, isMade } = forecast;
  const isJustChosen = useRef(false);
  if (isFailed) return <ForecastFailed forecast={forecast} />;
  if (!preview)
    return (
      <div className={styles.week} aria-hidden="true">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  if (isSecond && !preview.CompleteWeek && preview.Late.length === 0) return null;
  const arrival = preview.ArrivalWeek?.Week;
  const isLate = preview.Late.length > 0;
  return (
    <div className={styles.week}>
      <p>{completeInWords(preview.CompleteWeek, preview.Deliveries, locale, isMade)}</p>
      {preview.ArrivalWeek && <p>{arrivalInWords(preview.ArrivalWeek, locale)}</p>}
      {isLate && <p className={styles.late}>{lateInWords(preview.Late, locale)}</p>}
      {canChoose && arrival !== undefined && arrival !== chosen && (
        <Button
          kind="plain"
          onClick={() => {
            isJustChosen.current = true;
            forecast.choose(arrival);
          }}
        >
          {t('forecast.choose', { week: nameOfWeek(arrival, locale) })}
        </Button>
      )}
      {canChoose && arrival !== undefined && arrival === chosen && (
        // The button is gone, so its focus goes to what it has done, which is read aloud.
        <p
          tabIndex={-1}
          ref={(shown) => {
            if (!shown || !isJustChosen.current) return;
            isJustChosen.current = false;
            shown.focus({ preventScroll: true });
          }}
        >
          {t('forecast.chosen', { week: nameOfWeek(arrival, locale) })}
        </p>
      )}
      {!(isMade && isAllUndated(preview.Deliveries)) && (
        <p className={styles.estimate}>{t('forecast.estimate')}</p>
      )}
    </div>
  );
}

function ForecastFailed({ forecast }: { forecast: Forecast }) {
  const t = useT();
  return (
    <div className={styles.week}>
      <p>{t('forecast.failed')}</p>
      <Button kind="plain" onClick={forecast.retry}>
        {t('general.tryAgain')}
      </Button>
    </div>
  );
}
