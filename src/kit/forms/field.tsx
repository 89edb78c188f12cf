import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#kit/widgets/class-names.ts';
import styles from './field.module.css';
import { useWidgetTexts } from '#kit/widgets/widget-texts.ts';

export type FieldAppearance = {
  label: ReactNode;
  /** The error message, announced together with the field. */
  error?: string;
  /** A description of the accepted values, shown after the error message. */
  wanted?: string | undefined;
  /** What may be wrong and is taken all the same, said beside the field as it is typed. */
  warning?: string | undefined;
  hint?: ReactNode;
  /** Marks the field as optional beside the label. */
  optional?: boolean;
  /** Hides the label visually, for a control whose purpose is clear from its context. */
  labelHidden?: boolean;
  className?: string;
};

export type ControlTies = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/**
 * A label, its control and its error message, connected by ids. `children` renders the control with those attributes.
 */
export function Field({
  label,
  error,
  wanted,
  warning,
  hint,
  optional,
  labelHidden,
  className,
  children,
}: FieldAppearance & { children: (ties: ControlTies) => ReactNode }) {
  const id = useId();
  const texts = useWidgetTexts();
  const described = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
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
      {warning !== undefined && (
        <p id={`${id}-warning`} className={styles.warning} role="status">
          {warning}
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

/** Separates what a field shows around its control from the props of the control itself. */
export function splitFieldProps<Props extends FieldAppearance>({
  label,
  error,
  wanted,
  warning,
  hint,
  optional,
  labelHidden,
  className,
  ...control
}: Props) {
  return { field: { label, error, wanted, warning, hint, optional, labelHidden, className }, control };
}

/** A single-line text field; accepts the props of an `input`. */
export function TextField(props: FieldAppearance & ComponentProps<'input'>) {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(ties) => <input {...control} {...ties} className={styles.control} />}</Field>;
}

export function TextArea(props: FieldAppearance & ComponentProps<'textarea'>) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ties) => <textarea rows={4} {...control} {...ties} className={styles.control} />}
    </Field>
  );
}
