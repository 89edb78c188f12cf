import { TextField } from '#kit/forms/field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { readColour } from '#kit/text/colour.ts';
import { FormPart } from '#shop/office/forms/office-form.tsx';
import { nameOfRow, nameValuesOf } from '#shop/office/registers/name-values.ts';
import { NamesFields, Untranslated, useNameLabels } from '#shop/office/registers/names-fields.tsx';
import type { Stored } from '#shop/office/registers/register-calls.ts';
import { RegisterForm } from '#shop/office/registers/register-form.tsx';
import { RegisterPage } from '#shop/office/registers/register-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './colours-page.module.css';
import { colourCalls, ColourInput } from './contract.ts';

const valuesOf = (loaded: Stored<ColourInput> | undefined) => ({
  ...nameValuesOf(loaded),
  Hex: loaded?.Hex ?? '',
});
type Values = ReturnType<typeof valuesOf>;

export default function OfficeColoursPage() {
  const t = useOfficeT();
  const language = useLanguage();
  const labels = { ...useNameLabels(), Hex: t('colours.field.Hex') };
  return (
    <RegisterPage<ColourInput>
      calls={colourCalls}
      right="settings.write"
      fileKind="colours"
      texts={{
        title: t('colours.title'),
        create: t('colours.new'),
        intro: t('colours.intro'),
        empty: t('colours.empty'),
      }}
      nameOf={(colour) => nameOfRow(colour, language)}
      signOf={({ Hex }) => (
        <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={Hex} />
        </svg>
      )}
      aboutOf={(colour) => (
        <>
          <Untranslated row={colour} />
          <span className={styles.code}>{colour.Hex}</span>
          <span>{t('registers.number', { number: colour.Id })}</span>
        </>
      )}
    >
      {(loaded, onDone) => (
        <RegisterForm<ColourInput, Values>
          calls={{ ...colourCalls, Input: ColourInput }}
          entity="colour"
          right="settings.write"
          loaded={loaded}
          name={loaded ? nameOfRow(loaded, language) : ''}
          valuesOf={valuesOf}
          inputOf={(values) => values}
          labels={labels}
          onDone={onDone}
        >
          {(form) => (
            <FormPart title={t('colours.part')}>
              <NamesFields form={form} />
              <div className={styles.hex}>
                <TextField
                  {...form.field('Hex')}
                  label={labels.Hex}
                  hint={t('colours.hexHint')}
                  placeholder="#336699"
                  autoComplete="off"
                  spellCheck={false}
                />
                <input
                  className={styles.picker}
                  type="color"
                  aria-label={t('colours.pick')}
                  value={readColour(form.values.Hex) ?? '#ffffff'}
                  onChange={({ target }) => form.change({ Hex: target.value })}
                />
              </div>
            </FormPart>
          )}
        </RegisterForm>
      )}
    </RegisterPage>
  );
}
