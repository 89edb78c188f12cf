import type { ComponentType } from 'react';
import type { FieldAppearance } from '#kit/forms/field.tsx';
import type { FormValues } from '#kit/forms/form-state.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './text-pair.module.css';

type Control = ComponentType<FieldAppearance & { lang?: string; name?: string; value?: string | undefined }>;

type Props<V extends FormValues> = {
  form: {
    values: V;
    field: (name: keyof V & string) => { value: string | undefined; error?: string | undefined };
  };
  names: readonly [sv: keyof V & string, en: keyof V & string];
  label: string;
  control: Control;
};

/** The same text in both languages side by side, so that a missing translation is obvious. */
export function TextPair<V extends FormValues>({ form, names, label, control: Text }: Props<V>) {
  const t = useOfficeT();
  const [sv, en] = names;
  const isUntranslated = (form.values[sv] ?? '') !== '' && (form.values[en] ?? '') === '';
  return (
    <div className={styles.pair}>
      <Text {...propsOf(sv)} label={t('form.inSwedish', { label })} lang="sv" />
      <Text
        {...propsOf(en)}
        className={isUntranslated ? styles.missing : ''}
        label={t('form.inEnglish', { label })}
        lang="en"
        {...(isUntranslated && { hint: t('form.untranslated') })}
      />
    </div>
  );

  function propsOf(name: keyof V & string) {
    const { error, ...rest } = form.field(name);
    return { ...rest, ...(error && { error }) };
  }
}
