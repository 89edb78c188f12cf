import type { ComponentProps } from 'react';
import { Field, splitFieldProps, type FieldAppearance } from './field.tsx';
import styles from './field.module.css';
import { Icon } from '#kit/widgets/icon.tsx';

/** A native select; its children are `option` elements. */
export function SelectField(props: FieldAppearance & ComponentProps<'select'>) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ties) => (
        <span className={styles.selectFrame}>
          <select {...control} {...ties} className={styles.control} />
          <Icon name="chevron-down" size="s" />
        </span>
      )}
    </Field>
  );
}
