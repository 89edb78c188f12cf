import { TextField } from '#kit/forms/field.tsx';
import { useShopLanguages } from '#shop/office/use-shop-languages.ts';
import { contentLanguages, type Language } from '#kit/text/language.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import type { Names } from './name-fields.ts';
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

const fieldOf: Record<Language, keyof NameValues> = { sv: 'NameSV', en: 'NameEN', de: 'NameDE' };

/** Tells that a name is missing in a language that the shop is shown in. */
export function Untranslated({ row }: { row: Names }) {
  const t = useOfficeT();
  const isMissing = useShopLanguages().some((language) => !row[fieldOf[language]]);
  return isMissing ? <Badge>{t('form.untranslated')}</Badge> : null;
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
  const labels = useNameLabels();
  const isPaired = (language: Language) => contentLanguages.some((one) => one === language);
  const more = useShopLanguages().filter((language) => !isPaired(language));
  return (
    <>
      <TextPair
        form={form}
        names={['NameSV', 'NameEN']}
        label={t('registers.field.name')}
        control={TextField}
      />
      {more.map((language) => {
        const name = fieldOf[language];
        const { error, ...field } = form.field(name);
        return (
          <TextField
            key={name}
            {...field}
            {...(error && { error })}
            label={labels[name]}
            lang={language}
            optional
          />
        );
      })}
    </>
  );
}
