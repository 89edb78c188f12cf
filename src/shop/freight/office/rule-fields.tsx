import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { currencyCodes } from '#kit/text/currencies.ts';
import { nameOfRow } from '#shop/office/registers/name-values.ts';
import type { Stored } from '#shop/office/registers/register-calls.ts';
import { countriesIn, countryName } from '#shop/texts/countries.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { WayInput } from '#shop/ways-of-delivery/office/contract.ts';
import type { freightFields, minimumFields } from './freight-form.ts';

export type RuleName = (typeof freightFields)[number] | (typeof minimumFields)[number];
type Rule = Readonly<Partial<Record<RuleName, string>>>;

type FieldProps = {
  label: string;
  labelHidden: true;
  value: string;
  error?: string;
  wanted?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** What the fields of a rule show, and the rule in words. */
export function useRuleFields(ways: readonly Stored<WayInput>[]) {
  const t = useOfficeT();
  const language = useLanguage();
  const wayName = (id: string) => {
    const way = ways.find(({ Id }) => String(Id) === id);
    if (!way) return id;
    const name = nameOfRow(way, language);
    return way.Active ? name : t('freight.endedWay', { name });
  };
  const country = (code: string) => (code === '' ? t('freight.allCountries') : countryName(code, language));
  const placeholders: Partial<Record<RuleName, string>> = {
    Zone: t('freight.any'),
    UpToWeight: t('freight.any'),
    FreeFrom: t('freight.never'),
    SmallOrderFee: t('freight.refused'),
  };
  const inWords = (rule: Rule) =>
    [
      rule.WayOfDeliveryId !== undefined && wayName(rule.WayOfDeliveryId),
      country(rule.CountryCode ?? ''),
      rule.Zone,
      rule.CurrencyCode,
      rule.UpToWeight && `${rule.UpToWeight} kg`,
    ]
      .filter(Boolean)
      .join(', ');
  return {
    firstWay: String(ways.find(({ Active }) => Active)?.Id ?? ''),
    labelOf: (name: RuleName) => t(`freight.field.${name}`),
    inWords,
    /** A list of the form, a rule on each line, to compare two versions. */
    listInWords: (_list: string, value: string) =>
      (JSON.parse(value) as Rule[])
        .map((rule) =>
          [inWords(rule), rule.Fee ?? rule.Amount, rule.FreeFrom ?? rule.SmallOrderFee]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
    field(name: RuleName, props: FieldProps) {
      switch (name) {
        case 'WayOfDeliveryId':
          return (
            <SelectField {...props}>
              {ways.map(({ Id }) => (
                <option key={Id} value={Id}>
                  {wayName(String(Id))}
                </option>
              ))}
            </SelectField>
          );
        case 'CountryCode':
          return (
            <SelectField {...props}>
              <option value="">{t('freight.allCountries')}</option>
              {countriesIn(language).map(({ CountryCode, CountryName }) => (
                <option key={CountryCode} value={CountryCode}>
                  {CountryName}
                </option>
              ))}
            </SelectField>
          );
        case 'CurrencyCode':
          return (
            <SelectField {...props}>
              {currencyCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </SelectField>
          );
        default:
          return (
            <TextField
              {...props}
              autoComplete="off"
              inputMode={name === 'Zone' ? 'text' : 'decimal'}
              placeholder={placeholders[name]}
            />
          );
      }
    },
  };
}

export type RuleFields = ReturnType<typeof useRuleFields>;
