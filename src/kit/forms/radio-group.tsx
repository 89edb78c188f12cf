import { useId, type ReactNode } from 'react';
import styles from './radio-group.module.css';

type Props = {
  legend: ReactNode;
  name: string;
  value: string;
  options: readonly { value: string; label: ReactNode }[];
  onChange: (value: string) => void;
  error?: string;
};

/** A choice of one of a few options, all visible. */
export function RadioGroup({ legend, name, value, options, onChange, error }: Props) {
  const id = useId();
  const described = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
    >
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            aria-describedby={described}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error && (
        <p id={described} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
