import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { ExportLinks } from '#shop/office/file-links.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { countriesIn } from '#shop/texts/countries.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './countries-page.module.css';
import { changeSoldTo, readSoldTo, SoldToInput, type SoldTo } from './contract.ts';

/** The codes in their order, with commas between. */
type Values = { Countries: string };

const codesOf = ({ Countries }: Values) => Countries.split(',').filter(Boolean);
const inputOf = (values: Values) => ({
  Rows: codesOf(values).map((CountryCode, place) => ({ CountryCode, Sort: place + 1 })),
});

export default function OfficeCountriesPage() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readSoldTo);
  return (
    <OfficePage
      title={t('countries.title')}
      actions={<ExportLinks kind="countries" name={t('countries.title')} />}
    >
      <p className={styles.intro}>{t('countries.intro')}</p>
      {data ? <CountriesForm loaded={data} /> : <LoadState error={error} onRetry={() => void refetch()} />}
    </OfficePage>
  );
}

function CountriesForm({ loaded }: { loaded: SoldTo }) {
  const t = useOfficeT();
  const mayWrite = useMay()('settings.write');
  const client = useQueryClient();
  const language = useLanguage();
  const form = useOfficeForm<SoldTo, Values>({
    loaded,
    valuesOf: (soldTo) => ({ Countries: (soldTo?.Rows ?? []).map((row) => row.CountryCode).join(',') }),
    check: (values) => brokenRules(SoldToInput, inputOf(values)),
    save: (values, Version) => callOverHttp(changeSoldTo, { ...inputOf(values), Version }),
    reload: () => callOverHttp(readSoldTo, {}),
    onSaved: () => void client.invalidateQueries(),
    fieldOf: () => 'Countries',
  });
  const codes = codesOf(form.values);
  const put = (next: readonly string[]) => form.change({ Countries: next.join(',') });
  const nameOf = (code: string) => countryName(code, language);
  const labels = { Countries: t('countries.title') };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={mayWrite}
      shown={(_name, value) => codesOf({ Countries: value }).map(nameOf).join('\n')}
      aside={<ChangeLog entity="countries" id="sold-to" labels={labels} />}
    >
      {codes.length === 0 ? (
        <p className={styles.empty}>{t('countries.empty')}</p>
      ) : (
        <SortableList
          label={t('countries.title')}
          items={codes}
          keyOf={(code) => code}
          nameOf={nameOf}
          onSort={put}
        >
          {(code) => (
            <div className={styles.row}>
              <span className={styles.name}>{nameOf(code)}</span>
              <span className={styles.code}>{code}</span>
              <Button
                kind="icon"
                size="s"
                icon="trash"
                onClick={() => put(codes.filter((one) => one !== code))}
              >
                {t('countryChoices.remove', { country: nameOf(code) })}
              </Button>
            </div>
          )}
        </SortableList>
      )}
      <SelectField
        className={styles.add}
        label={t('countryChoices.add')}
        value=""
        onChange={({ target }) => put([...codes, target.value])}
      >
        <option value="">{t('general.choose')}</option>
        {countriesIn(language)
          .filter(({ CountryCode }) => !codes.includes(CountryCode))
          .map(({ CountryCode, CountryName }) => (
            <option key={CountryCode} value={CountryCode}>
              {CountryName}
            </option>
          ))}
      </SelectField>
    </OfficeForm>
  );
}
