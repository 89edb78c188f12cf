import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { countriesIn } from '#shop/texts/countries.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './country-choices.module.css';

type Props = {
  label: string;
  /** The codes with commas between. */
  value: string;
  onChange: (value: string) => void;
};

/** Several of all countries: those that are chosen, and a list to add one from. */
export function CountryChoices({ label, value, onChange }: Props) {
  const t = useOfficeT();
  const language = useLanguage();
  const chosen = value.split(',').filter(Boolean);
  return (
    <div className={styles.choices}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {chosen.map((code) => (
            <li key={code}>
              {countryName(code, language)}
              <Button
                kind="icon"
                size="s"
                icon="close"
                onClick={() => onChange(chosen.filter((one) => one !== code).join(','))}
              >
                {t('countryChoices.remove', { country: countryName(code, language) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={t('countryChoices.add')}
        value=""
        onChange={({ target }) => onChange([...chosen, target.value].join(','))}
      >
        <option value="">{t('general.choose')}</option>
        {countriesIn(language)
          .filter(({ CountryCode }) => !chosen.includes(CountryCode))
          .map(({ CountryCode, CountryName }) => (
            <option key={CountryCode} value={CountryCode}>
              {CountryName}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
