import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#kit/widgets/class-names.ts';
import styles from './field.module.css';
import { useWidgetTexts } from '#kit/widgets/widget-texts.ts';

export type FieldAppearance = {
  label: ReactNode;
  /** What is wrong with the value; said with the field. */
  error?: string;
  /** What the value may be instead, said after what is wrong. */
  wanted?: string | undefined;
  hint?: ReactNode;
  /** Says beside the label that the field may be left empty. */
  optional?: boolean;
  /** The label is read out but not seen; for a control whose use is plain from its place. */
  labelHidden?: boolean;
  className?: string;
};

export type ControlTies = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** A label, its control and what is wrong, tied together. `children` draws the control with the ties. */
export function Field({
  label,
  error,
  wanted,
  hint,
  optional,
  labelHidden,
  className,
  children,
}: FieldAppearance & { children: (ties: ControlTies) => ReactNode }) {
  const id = useId();
  const texts = useWidgetTexts();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={labelHidden ? styles.hiddenLabel : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {texts('general.optional').toLowerCase()}</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
          {wanted && <span className={styles.wanted}> {wanted}</span>}
        </p>
      )}
    </div>
  );
}

/** One line of text; takes what an `input` takes. */
export function TextField({
  label,
  error,
  wanted,
  hint,
  optional,
  labelHidden,
  className,
  ...input
}: FieldAppearance & ComponentProps<'input'>) {
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
      {(ties) => <input {...input} {...ties} className={styles.control} />}
    </Field>
  );
}

export function TextArea({
  label,
  error,
  wanted,
  hint,
  optional,
  labelHidden,
  className,
  ...area
}: FieldAppearance & ComponentProps<'textarea'>) {
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
      {(ties) => <textarea rows={4} {...area} {...ties} className={styles.control} />}
    </Field>
  );
}
