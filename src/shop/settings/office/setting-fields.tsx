import type { ComponentProps } from 'react';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import {
  settingNames,
  settingParts,
  settings,
  type SettingName,
  type SettingPart,
  type SettingTexts,
} from '#shop/settings/declared-settings.ts';
import { FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import type { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay, useMayChange } from '#shop/office/use-staff.ts';
import { incotermInWords, incoterms } from '#shop/settings/incoterms.ts';
import { countriesIn } from '#shop/texts/countries.ts';
import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ThemeFields } from './theme-fields.tsx';
import type { OfficeSettings } from './contract.ts';

type Form = ReturnType<typeof useOfficeForm<OfficeSettings, SettingTexts>>;
/** The settings of two texts, by what their names have in common. */
type PairName = { [N in SettingName]: N extends `${infer Pair}SV` ? Pair : never }[SettingName];

/** Returns the parts that the staff member may see. */
export function useSettingParts(): SettingPart[] {
  const may = useMay();
  return (Object.keys(settingParts) as SettingPart[]).filter((part) => may(settingParts[part]));
}

/** The fields of the settings that are declared for this part. */
export function SettingFields({
  part,
  form,
  labels,
}: {
  part: SettingPart;
  form: Form;
  labels: SettingTexts;
}) {
  const t = useOfficeT();
  const language = useLanguage();
  const may = useMay();
  const mayChange = useMayChange('settings');
  const line = (name: SettingName) => {
    const locked = !mayChange(name);
    const hint = locked ? t(`settings.by.${settings[name].by}`) : textAt(t, `settings.hint.${name}`);
    return {
      ...form.field(name),
      label: labels[name],
      ...(hint && { hint }),
      readOnly: locked,
    };
  };
  return (
    <FormPart title={t(`settings.part.${part}`)} hint={textAt(t, `settings.partHint.${part}`)}>
      {part === 'look' ? (
        <ThemeFields
          values={form.values}
          line={line}
          mayWrite={may('settings.write') && may('content.write')}
          onLogo={(LookLogo) => form.change({ LookLogo })}
        />
      ) : (
        settingNames.filter((name) => settings[name].part === part).map(field)
      )}
    </FormPart>
  );

  function field(name: SettingName) {
    switch (settings[name].control) {
      case 'lines':
        return (
          <TextArea key={name} {...line(name)} className={wholeRow ?? ''} rows={12} spellCheck={false} />
        );
      case 'inLanguage':
        return name.endsWith('SV') ? pair(name.slice(0, -2) as PairName) : null;
      case 'yesNo':
        return choice(name, [
          ['true', t('general.yes')],
          ['false', t('general.no')],
        ]);
      case 'country':
        return choice(name, [
          ['', t('general.choose')],
          ...countriesIn(language).map((one) => [one.CountryCode, one.CountryName] as const),
        ]);
      case 'incoterm':
        return choice(name, [
          ['', t('general.choose')],
          ...incoterms.map((code) => [code, incotermInWords(code)] as const),
        ]);
      default:
        return <TextField key={name} {...line(name)} autoComplete="off" />;
    }
  }

  function choice(name: SettingName, options: readonly Option[]) {
    return <Choice key={name} {...line(name)} options={options} />;
  }

  function pair(name: PairName) {
    const label = t(`settings.pair.${name}`);
    return (
      <TextPair
        key={`${name}SV`}
        form={form}
        names={[`${name}SV`, `${name}EN`]}
        label={label}
        control={TextField}
      />
    );
  }
}

type Option = readonly [value: string, text: string];
type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  readOnly: boolean;
  options: readonly Option[];
};

function Choice({ readOnly, options, ...field }: ChoiceProps) {
  return (
    <SelectField {...field} disabled={readOnly}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Returns undefined where a setting or a part has no such words. */
function textAt(t: OfficeT, key: string): string | undefined {
  return isOfficeTextKey(key) ? t(key) : undefined;
}
