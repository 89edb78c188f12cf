import { useState } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useWidgetTexts } from '#kit/widgets/widget-texts.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './checkout-form.module.css';
import type { useCheckout } from './use-checkout.ts';
import {
  hasWeekInput,
  weekBounds,
  weekInYear,
  weeksOfYear,
  weeksToOffer,
  yearsToOffer,
} from './week-options.ts';

type Props = { form: ReturnType<typeof useCheckout>['form']; today: string };

/** A single week input in browsers that support it well, otherwise a year and its weeks. */
export function DeliveryWeekFields(props: Props) {
  const [hasInput] = useState(hasWeekInput);
  return hasInput ? <WeekInput {...props} /> : <WeekSelects {...props} />;
}

function WeekInput({ form, today }: Props) {
  const t = useT();
  return (
    <TextField
      {...form.field('deliveryWeekString')}
      type="week"
      {...weekBounds(today)}
      label={t('checkout.deliveryWeek')}
      hint={t('checkout.deliveryWeekHint')}
      optional
    />
  );
}

function WeekSelects({ form, today }: Props) {
  const t = useT();
  const texts = useWidgetTexts();
  const { deliveryYear, deliveryWeekNumber } = form.values;
  const weeks = deliveryYear === '' ? [] : weeksOfYear(Number(deliveryYear));
  const offered = deliveryYear === '' ? [] : weeksToOffer(Number(deliveryYear), today);
  return (
    <fieldset className={styles.weeks}>
      <legend>
        {t('checkout.deliveryWeek')} <span>{texts('general.optional').toLowerCase()}</span>
      </legend>
      <SelectField
        {...form.field('deliveryYear')}
        label={t('checkout.year')}
        onChange={({ target }) =>
          form.change({
            deliveryYear: target.value,
            deliveryWeekNumber: weekInYear(deliveryWeekNumber, target.value, today),
          })
        }
      >
        <option value="">{t('checkout.chooseYear')}</option>
        {yearsToOffer(today).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        {...form.field('deliveryWeekNumber')}
        label={t('checkout.week')}
        disabled={weeks.length === 0}
      >
        <option value="">{t('checkout.chooseWeek')}</option>
        {weeks.map((week) => (
          <option key={week} disabled={!offered.includes(week)}>
            {week}
          </option>
        ))}
      </SelectField>
      <p>{t('checkout.deliveryWeekHint')}</p>
    </fieldset>
  );
}
