import { TextField } from '#kit/forms/field.tsx';
import { useLanguages } from '#kit/pages/languages.ts';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

export type NameValues = { NameSV: string; NameEN: string; NameDE: string };

/** The labels of `NamesFields`. */
export function useNameLabels(): Record<keyof NameValues, string> {
  const t = useOfficeT();
  return {
    NameSV: t('form.inSwedish', { label: t('registers.field.name') }),
    NameEN: t('form.inEnglish', { label: t('registers.field.name') }),
    NameDE: t('registers.field.NameDE'),
  };
}

/** The name of a row in each language that the shop is shown in. */
export function NamesFields({
  form,
}: {
  form: {
    values: NameValues;
    field: (name: keyof NameValues) => { value: string | undefined; error?: string | undefined };
  };
}) {
  const t = useOfficeT();
  const { error, ...german } = form.field('NameDE');
  return (
    <>
      <TextPair
        form={form}
        names={['NameSV', 'NameEN']}
        label={t('registers.field.name')}
        control={TextField}
      />
      {useLanguages().includes('de') && (
        <TextField
          {...german}
          {...(error && { error })}
          label={t('registers.field.NameDE')}
          lang="de"
          optional
        />
      )}
    </>
  );
}
