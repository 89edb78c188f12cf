import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldAppearance } from './field.tsx';
import styles from './file-field.module.css';

/** A choice of one file, in the words of the page instead of the browser's. */
export function FileField({
  label,
  error,
  hint,
  optional,
  labelHidden,
  className,
  button,
  none,
  onChange,
  ...input
}: FieldAppearance &
  ComponentProps<'input'> & {
    /** On what looks like a button. */
    button: string;
    /** Beside it while nothing is chosen. */
    none: string;
  }) {
  const [name, setName] = useState('');
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
      className={className}
    >
      {(ties) => (
        <span className={styles.frame} data-invalid={ties['aria-invalid']}>
          <span className={styles.button} aria-hidden="true">
            {button}
          </span>
          <span className={styles.name} data-chosen={name !== '' || undefined}>
            {name || none}
          </span>
          {/* Over all of it, so that a press, a drop and the keyboard are the browser's own. */}
          <input
            {...input}
            {...ties}
            type="file"
            className={styles.file}
            onChange={(event) => {
              setName(event.target.files?.[0]?.name ?? '');
              onChange?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}
