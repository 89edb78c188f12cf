import { useId, type ComponentProps } from 'react';
import { ArticleCombobox } from './article-combobox.tsx';
import styles from './article-field.module.css';

type Props = Pick<ComponentProps<typeof ArticleCombobox>, 'label' | 'value' | 'onText' | 'onChoose'> & {
  error: string | undefined;
};

/** A field of a form in which an article is chosen: its label is seen, and what is wrong stands below it. */
export function ArticleField({ error, ...combobox }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {combobox.label}
      </span>
      <ArticleCombobox {...combobox} isWrong={error !== undefined} describedBy={id} />
      <p id={id} className={styles.wrong}>
        {error}
      </p>
    </div>
  );
}
