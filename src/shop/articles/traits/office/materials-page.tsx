import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { FormPart } from '#shop/office/forms/office-form.tsx';
import { nameOfRow, nameValuesOf } from '#shop/office/registers/name-values.ts';
import { NamesFields, Untranslated, useNameLabels } from '#shop/office/registers/names-fields.tsx';
import { RegisterForm } from '#shop/office/registers/register-form.tsx';
import { RegisterPage } from '#shop/office/registers/register-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { materialCalls, MaterialInput } from './contract.ts';

type Values = ReturnType<typeof nameValuesOf>;

export default function OfficeMaterialsPage() {
  const t = useOfficeT();
  const language = useLanguage();
  const labels = useNameLabels();
  return (
    <RegisterPage<MaterialInput>
      calls={materialCalls}
      right="settings.write"
      fileKind="materials"
      texts={{
        title: t('materials.title'),
        create: t('materials.new'),
        intro: t('materials.intro'),
        empty: t('materials.empty'),
      }}
      nameOf={(material) => nameOfRow(material, language)}
      aboutOf={(material) => (
        <>
          <Untranslated row={material} />
          <span>{t('registers.number', { number: material.Id })}</span>
        </>
      )}
    >
      {(loaded, onDone) => (
        <RegisterForm<MaterialInput, Values>
          calls={{ ...materialCalls, Input: MaterialInput }}
          entity="material"
          right="settings.write"
          loaded={loaded}
          name={loaded ? nameOfRow(loaded, language) : ''}
          valuesOf={nameValuesOf}
          inputOf={(values) => values}
          labels={labels}
          onDone={onDone}
        >
          {(form) => (
            <FormPart title={t('registers.field.name')}>
              <NamesFields form={form} />
            </FormPart>
          )}
        </RegisterForm>
      )}
    </RegisterPage>
  );
}
