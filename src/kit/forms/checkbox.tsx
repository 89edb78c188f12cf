import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from '#kit/widgets/class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string };

export function Checkbox({ label, error, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
