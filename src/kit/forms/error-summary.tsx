import styles from './error-summary.module.css';

type Props<Name extends string> = {
  title: string;
  errors: Partial<Record<Name, string>>;
  /** What is right for a field, said after its error. */
  wanted?: (name: Name) => string | undefined;
  /** The fields' labels, in the order of the form. */
  labels: Record<Name, string>;
  /** Names the fields alone, in a form that shows the messages while it is filled in. */
  namesOnly?: boolean;
  /** Shows the part of the form that has the field, where it is not in view. */
  onAway?: (name: Name, form: HTMLFormElement | null) => void;
};

/** A list of the errors in a long form, each a link to its field. The form's `useForm` moves the focus here. */
export function ErrorSummary<Name extends string>({
  title,
  errors,
  wanted,
  labels,
  namesOnly,
  onAway,
}: Props<Name>) {
  const wrong = (Object.keys(labels) as Name[]).filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div className={styles.summary} data-error-summary="" role="group" aria-label={title} tabIndex={-1}>
      <p>{title}</p>
      <ul className={styles.list}>
        {wrong.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={({ currentTarget: { form } }) => {
                if (!focusField(form, name)) onAway?.(name, form);
              }}
            >
              {namesOnly
                ? labels[name]
                : [`${labels[name]}: ${errors[name]}`, wanted?.(name)].filter(Boolean).join(' ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns whether the form has the field in view. */
export function focusField(form: HTMLFormElement | null, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}
