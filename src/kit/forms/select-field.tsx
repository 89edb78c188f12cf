import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldAppearance } from './field.tsx';
import styles from './field.module.css';
import { Icon } from '#kit/widgets/icon.tsx';

/** A native select; its children are `option` elements. */
export function SelectField({
  label,
  error,
  wanted,
  hint,
  optional,
  labelHidden,
  className,
  ...select
}: FieldAppearance & ComponentProps<'select'>) {
  return (
    <Field
      label={label}
      error={error}
      wanted={wanted}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
      className={className}
    >
      {(ties) => (
        <span className={styles.selectFrame}>
          <select {...select} {...ties} className={styles.control} />
          <Icon name="chevron-down" size="s" />
        </span>
      )}
    </Field>
  );
}
