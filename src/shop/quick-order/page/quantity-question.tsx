import { useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { plural, type T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { ListColumn, Preview } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import styles from './quantity-question.module.css';

type Props = {
  columns: readonly ListColumn[];
  /** The columns that were chosen before. */
  chosen: readonly number[];
  rows: number;
  onAnswer: (columns: readonly number[]) => Promise<void>;
  onClose: () => void;
};

/** Asks which of the columns of a list is the quantity; several are added up. */
export function QuantityQuestion({ columns, chosen, rows, onAnswer, onClose }: Props) {
  const t = useT();
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const [error, setError] = useState('');
  const [isAnswering, setAnswering] = useState(false);

  useEffect(() => frame.current?.querySelector('input')?.focus(), []);

  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  async function answer(places: readonly number[]): Promise<void> {
    setError('');
    setAnswering(true);
    try {
      await onAnswer(places);
    } catch (failure) {
      setError(whyNot(failure, t));
    } finally {
      setAnswering(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (picked.size === 0) return setError(t('quickOrder.chooseColumn'));
    void answer([...picked]);
  }

  return (
    <form ref={frame} className={styles.question} noValidate onSubmit={submit}>
      <fieldset className={styles.columns} aria-describedby={`${id}-hint`}>
        <legend>{t('quickOrder.whichColumn')}</legend>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('quickOrder.whichColumnHint')}
        </p>
        {columns.map((column) => (
          <Checkbox
            key={column.Index}
            className={styles.column}
            checked={picked.has(column.Index)}
            label={
              <>
                <strong>{columnName(column, t)}</strong>
                <span className={styles.sample}>{column.Sample.join(' · ')}</span>
              </>
            }
            onChange={({ target }) => {
              const others = [...picked].filter((place) => place !== column.Index);
              setPicked(new Set(target.checked ? [...others, column.Index] : others));
              setError('');
            }}
          />
        ))}
      </fieldset>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={isAnswering && t('quickOrder.reading')}>
          {plural(t, 'quickOrder.readLines', rows)}
        </Button>
        {columns.length > 1 && (
          <Button onClick={() => void answer(columns.map(({ Index }) => Index))}>
            {t('quickOrder.addUp')}
          </Button>
        )}
        <Button onClick={() => void answer([])}>{t('quickOrder.noColumn')}</Button>
        <Button kind="plain" onClick={onClose}>
          {t('quickOrder.backToLines')}
        </Button>
      </div>
    </form>
  );
}

/** Says from which columns the quantities were read, and lets them be chosen again. */
export function ReadColumns({ answered, onChange }: { answered: Answered; onChange: () => void }) {
  const t = useT();
  const names = answered.Columns.flatMap((column) =>
    answered.Quantity.includes(column.Index) ? [columnName(column, t)] : [],
  );
  return (
    <p className={styles.read}>
      {names.length === 0
        ? t('quickOrder.noColumnRead')
        : t('quickOrder.columnsRead', { columns: names.join(' + ') })}{' '}
      <Button kind="plain" size="s" onClick={onChange}>
        {t('quickOrder.changeColumns')}
      </Button>
    </p>
  );
}

type Answered = NonNullable<Preview['Answered']>;

function columnName({ Heading, Index }: ListColumn, t: T): string {
  return Heading || t('quickOrder.column', { number: Index + 1 });
}
