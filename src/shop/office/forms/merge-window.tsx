import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import type { FormValues } from '#kit/forms/form-state.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Merge } from './merge.ts';
import styles from './merge-window.module.css';

type Props<V extends FormValues> = {
  merge: Merge<V>;
  labels: Record<keyof V & string, string>;
  shown: ((name: keyof V & string, value: string) => string) | undefined;
  onSettle: (values: V) => void;
};

/** Shows two conflicting versions side by side. Neither is lost, and nothing is saved yet. */
export function MergeWindow<V extends FormValues>({ merge, labels, shown, onSettle }: Props<V>) {
  const t = useOfficeT();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const settle = () =>
    onSettle({
      ...merge.merged,
      ...Object.fromEntries(
        merge.both.filter(({ name }) => theirs.has(name)).map((one) => [one.name, one.theirs]),
      ),
    });
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((before) => {
      const next = new Set(before);
      if (isTheirs) next.add(name);
      else next.delete(name);
      return next;
    });
  return (
    <Modal title={t('conflict.title')} open onClose={settle} width="wide" role="alertdialog" closable={false}>
      <p>{t(merge.both.length === 0 ? 'conflict.noneLeft' : 'conflict.text')}</p>
      {merge.both.map(({ name, ...versions }) => (
        <fieldset key={name} className={styles.field}>
          <legend>{labels[name]}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label key={whose} className={styles.version}>
              <input
                type="radio"
                name={`merge-${name}`}
                checked={theirs.has(name) === (whose === 'theirs')}
                onChange={() => choose(name, whose === 'theirs')}
              />
              <strong>{t(`conflict.${whose}`)}</strong>
              <span className={styles.value}>
                {(shown?.(name, versions[whose]) ?? versions[whose]) || t('conflict.empty')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button kind="primary" onClick={settle}>
        {t('conflict.goOn')}
      </Button>
    </Modal>
  );
}
