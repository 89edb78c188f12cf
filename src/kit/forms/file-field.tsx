import { useState, type ComponentProps } from 'react';
import { Field, splitFieldProps, type FieldAppearance } from './field.tsx';
import styles from './file-field.module.css';

/** A field for one file, with the page's texts instead of the browser's. */
export function FileField({
  button,
  none,
  onChange,
  ...props
}: FieldAppearance &
  ComponentProps<'input'> & {
    /** The text of the button. */
    button: string;
    /** The text shown while no file is chosen. */
    none: string;
  }) {
  const [name, setName] = useState('');
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ties) => (
        <span className={styles.frame} data-invalid={ties['aria-invalid']}>
          <span className={styles.button} aria-hidden="true">
            {button}
          </span>
          <span className={styles.name} data-chosen={name !== '' || undefined}>
            {name || none}
          </span>
          {/* The native input covers the whole field, so that clicks, drops and the keyboard are handled by the browser. */}
          <input
            {...control}
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
