import { useId, type ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { LeaveQuestion } from '#kit/widgets/modal.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import type { FormValues } from '#kit/forms/form-state.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { MergeWindow } from './merge-window.tsx';
import { SaveFailure } from './save-failure.tsx';
import styles from './office-form.module.css';
import type { OfficeFormState } from './use-office-form.ts';

type Props<V extends FormValues> = {
  form: OfficeFormState<V>;
  /** The labels of the fields, in the order of the form. */
  labels: Record<keyof V & string, string>;
  /** Without this right the form is read-only. */
  mayWrite: boolean;
  submit?: string;
  /** Further buttons beside the save button, such as delete. */
  more?: ReactNode;
  /** Shown beside the form: data that belongs to the item but is not part of the form. */
  aside?: ReactNode;
  /** Formats a value for the comparison of two versions; unchanged by default. */
  shown?: (name: keyof V & string, value: string) => string;
  /** Shows the part of the form that has the field of a mistake, where it is not in view. */
  onAway?: (name: keyof V & string, form: HTMLFormElement | null) => void;
  children: ReactNode;
};

export function OfficeForm<V extends FormValues>(props: Props<V>) {
  const { form, labels, mayWrite, submit, more, aside, shown, onAway, children } = props;
  const t = useOfficeT();
  return (
    <div className={styles.columns} data-aside={aside ? '' : undefined}>
      <form
        className={styles.form}
        noValidate
        data-unsaved={form.isDirty ? 'yes' : 'no'}
        onSubmit={form.onSubmit}
      >
        <ErrorSummary
          title={t('form.mistakes')}
          errors={form.errors}
          wanted={form.wantedOf}
          labels={labels}
          {...(onAway && { onAway })}
        />
        {!mayWrite && <p className={styles.note}>{t('form.readOnly')}</p>}
        <fieldset disabled={!mayWrite} className={styles.fields}>
          {children}
        </fieldset>
        {mayWrite && (
          <div ref={keepFootClear} className={styles.bar} data-foot>
            <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
              {submit ?? t('general.save')}
            </Button>
            {form.isDirty && <Button onClick={form.discard}>{t('form.discard')}</Button>}
            <p className={styles.state} role="status">
              {form.isDirty ? t('form.unsaved') : ''}
            </p>
            {more}
          </div>
        )}
        <SaveFailure failure={form.failure} />
      </form>
      {aside && <aside className={styles.aside}>{aside}</aside>}
      {form.leave && <LeaveQuestion {...form.leave} />}
      {form.merge && <MergeWindow merge={form.merge} labels={labels} shown={shown} onSettle={form.settle} />}
    </div>
  );
}

/** A group of fields under a heading. */
export function FormPart({
  title,
  hint,
  locked,
  children,
}: {
  title: string;
  hint?: ReactNode;
  /** Explains why these fields are read-only. */
  locked?: string | false;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={styles.part} {...(locked && { 'aria-describedby': id })}>
      <legend>{title}</legend>
      {hint && <p className={styles.note}>{hint}</p>}
      {locked ? (
        <>
          <p id={id} className={styles.note}>
            {locked}
          </p>
          <fieldset disabled className={styles.grid}>
            {children}
          </fieldset>
        </>
      ) : (
        <div className={styles.grid}>{children}</div>
      )}
    </fieldset>
  );
}

/** The class of a field with full width. */
export const wholeRow = styles.whole;
