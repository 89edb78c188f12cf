import { useId, type Ref } from 'react';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { SkippedLine } from '#shop/wanted-rows/contract.ts';
import styles from './unread-lines.module.css';

type Props = {
  lines: readonly SkippedLine[];
  isRead: boolean;
  onRead: (isRead: boolean) => void;
  /** Whether the rows were to be added before the lines had been read. */
  isMissed: boolean;
  ref: Ref<HTMLInputElement>;
};

/** The lines that may say something else of the rows, which a person is to read before the rows are added. */
export function UnreadLines({ lines, isRead, onRead, isMissed, ref }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.unread} aria-labelledby={id}>
      <h3 id={id}>{t('rows.unread')}</h3>
      <p>{t('rows.unreadWhy')}</p>
      <ul className={styles.lines}>
        {lines.map(({ Line, Unread = '' }) => (
          <li key={Line}>{Line === 0 ? Unread : t('rows.unreadLine', { line: Line, text: Unread })}</li>
        ))}
      </ul>
      <Checkbox
        ref={ref}
        label={t('rows.unreadDone')}
        checked={isRead}
        onChange={({ target }) => onRead(target.checked)}
        {...(isMissed && !isRead && { error: t('rows.unreadFirst') })}
      />
    </section>
  );
}
