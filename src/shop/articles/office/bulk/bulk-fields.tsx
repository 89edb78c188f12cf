import type { ReactNode } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { listMaterials } from '#shop/articles/contract.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { useMayChange } from '#shop/office/use-staff.ts';
import { GroupOptions } from '#shop/product-groups/office/group-options.tsx';
import { countriesIn } from '#shop/texts/countries.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listVatCodes } from '#shop/vat-rates/office/contract.ts';
import { vatRateName } from '#shop/vat-rates/office/vat-rate-name.ts';
import { noValue, type BulkValues } from './bulk-form.ts';
import styles from './bulk.module.css';

type Props = {
  values: BulkValues;
  /** The percentage is no number. */
  isWrong: boolean;
  onChange: (values: BulkValues) => void;
};

export function BulkFields(props: Props) {
  const t = useOfficeT();
  const { values, isWrong } = props;
  const { set, choice, locked, yesNo } = useControls(props);
  return (
    <>
      <div className={styles.fields}>
        {choice('ProductGroupId', <GroupOptions />)}
        {choice('Active', yesNo)}
        {choice('News', yesNo)}
        {choice('SeasonNews', yesNo)}
        <TextField
          label={t('articles.bulk.percent')}
          {...locked('Price', t('articles.priceLocked'))}
          inputMode="decimal"
          placeholder="+5"
          value={values.PricePercent}
          onChange={({ target }) => set('PricePercent', target.value.replace(/^\+/, ''))}
          {...(isWrong && {
            error: readingsText(t, values.PricePercent) ?? t('articles.bulk.percentWrong'),
          })}
        />
      </div>
      <Disclosure summary={t('articles.bulk.more')}>
        <MoreFields {...props} />
      </Disclosure>
    </>
  );
}

function MoreFields(props: Props) {
  const t = useOfficeT();
  const countries = countriesIn(useLanguage());
  const { data: materials = [] } = useEndpoint(listMaterials);
  const { data: { Rows: codes } = { Rows: [] } } = useEndpoint(listVatCodes, {});
  const { set, choice, locked, yesNo } = useControls(props);
  const option = (value: string | number, text: string) => (
    <option key={value} value={value}>
      {text}
    </option>
  );
  const none = option(noValue, t('articles.bulk.none'));
  return (
    <div className={styles.fields}>
      {choice(
        'VatCode',
        codes.map((code) => option(code.Code, vatRateName(code))),
        locked('VatCode', t('articles.priceLocked')),
      )}
      {choice('MaterialId', [none, ...materials.map(({ Id, Name }) => option(Id, Name))])}
      {choice('CountryOfOrigin', [
        none,
        ...countries.map(({ CountryCode, CountryName }) => option(CountryCode, CountryName)),
      ])}
      {choice('NoArticleStock', yesNo, locked('NoArticleStock', t('articles.stockLocked')))}
      <TextField
        label={t('articles.field.HsCode')}
        inputMode="numeric"
        placeholder={t('articles.bulk.unchanged')}
        value={props.values.HsCode}
        onChange={({ target }) => set('HsCode', target.value)}
      />
    </div>
  );
}

function useControls({ values, onChange }: Props) {
  const t = useOfficeT();
  const mayChange = useMayChange('article');
  const set = (name: keyof BulkValues, value: string) => onChange({ ...values, [name]: value });
  return {
    set,
    locked: (name: string, why: string) => (mayChange(name) ? {} : { disabled: true, hint: why }),
    choice: (name: Exclude<keyof BulkValues, 'PricePercent' | 'HsCode'>, options: ReactNode, more = {}) => (
      <SelectField
        label={t(name === 'ProductGroupId' ? 'articles.group' : `articles.field.${name}`)}
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
        {...more}
      >
        <option value="">{t('articles.bulk.unchanged')}</option>
        {options}
      </SelectField>
    ),
    yesNo: (
      <>
        <option value="yes">{t('general.yes')}</option>
        <option value="no">{t('general.no')}</option>
      </>
    ),
  };
}
