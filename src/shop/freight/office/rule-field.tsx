import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { currencyCodes } from '#kit/text/numbers/currencies.ts';
import { countriesIn } from '#shop/texts/countries.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { RuleName, RuleWords, Ways } from './rule-words.ts';

type FieldProps = {
  label: string;
  value: string;
  error?: string;
  wanted?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** One cell of a rule, whose label is that of its column. */
export function RuleField({
  name,
  ways,
  words,
  ...field
}: FieldProps & { name: RuleName; ways: Ways; words: RuleWords }) {
  const t = useOfficeT();
  const language = useLanguage();
  const props = { ...field, labelHidden: true };
  switch (name) {
    case 'WayOfDeliveryId':
      return (
        <SelectField {...props}>
          {ways.map(({ Id }) => (
            <option key={Id} value={Id}>
              {words.wayName(String(Id))}
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
          placeholder={name in emptyMeans ? t(emptyMeans[name as keyof typeof emptyMeans]) : undefined}
        />
      );
  }
}

const emptyMeans = {
  Zone: 'freight.any',
  UpToWeight: 'freight.any',
  FreeFrom: 'freight.never',
  SmallOrderFee: 'freight.refused',
} as const;
