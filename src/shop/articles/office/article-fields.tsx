import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { ImageField } from '#shop/images/office/image-field.tsx';
import { FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useMayChange } from '#shop/office/use-staff.ts';
import type { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { GroupOptions } from '#shop/product-groups/office/group-options.tsx';
import { countriesIn } from '#shop/texts/countries.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listMaterials } from '#shop/articles/contract.ts';
import { ownCurrency, priceJumpOf, type ArticleValues } from './article-form.ts';
import { ColourChoices } from './colour-choices.tsx';
import type { OfficeArticle } from './contract.ts';
import { FurtherImages } from './further-images.tsx';
import { isRegularUnseen } from '#shop/articles/prices/office/price-form.ts';
import { listVatCodes } from '#shop/vat-rates/office/contract.ts';
import { vatRateName } from '#shop/vat-rates/office/vat-rate-name.ts';

type Props = {
  form: ReturnType<typeof useOfficeForm<OfficeArticle, ArticleValues>>;
  labels: Record<keyof ArticleValues, string>;
  /** The stored price. */
  priceBefore: number | null | undefined;
};

export function ArticleFields(props: Props) {
  const t = useOfficeT();
  const { form, labels } = props;
  const { flag } = controlsOf(props);
  return (
    <>
      <NameFields {...props} />
      <PriceFields {...props} />
      <StockFields {...props} />
      <FormPart title={t('articles.part.flags')}>
        <Checkbox {...flag('Active')} />
        <Checkbox {...flag('News')} />
        <Checkbox {...flag('SeasonNews')} />
      </FormPart>
      <BoxFields {...props} />
      <FormPart title={t('articles.part.texts')}>
        <TextPair
          form={form}
          names={['DescriptionSV', 'DescriptionEN']}
          label={t('articles.description')}
          control={TextArea}
        />
        <TextPair form={form} names={['TextSV', 'TextEN']} label={t('articles.text')} control={TextArea} />
        <TextPair form={form} names={['CareSV', 'CareEN']} label={t('articles.care')} control={TextArea} />
      </FormPart>
      <FormPart title={t('articles.part.image')}>
        <ImageField
          className={wholeRow}
          label={labels.ImageId}
          value={form.values.ImageId}
          error={form.errors.ImageId}
          onChange={(ImageId) => form.change({ ImageId })}
        />
        <FurtherImages
          label={labels.ViewIds}
          value={form.values.ViewIds}
          error={form.errors.ViewIds}
          onChange={(ViewIds) => form.change({ ViewIds })}
        />
      </FormPart>
    </>
  );
}

/** What the controls of a field are given. */
function controlsOf({ form, labels }: Props) {
  const line = (name: keyof ArticleValues) => ({ ...form.field(name), label: labels[name] });
  return {
    line,
    amount: (name: keyof ArticleValues) => ({ ...line(name), inputMode: 'decimal' as const }),
    flag: (name: keyof ArticleValues) => ({ ...form.flag(name), label: labels[name] }),
  };
}

function NameFields(props: Props) {
  const t = useOfficeT();
  const { form, labels } = props;
  const { line } = controlsOf(props);
  const { data: materials = [] } = useEndpoint(listMaterials);
  return (
    <FormPart title={t('articles.part.what')}>
      <TextField {...line('ArticleNumber')} autoComplete="off" />
      <SelectField {...line('ProductGroupId')}>
        <option value="">{t('general.choose')}</option>
        <GroupOptions />
      </SelectField>
      {materials.length > 0 && (
        <SelectField {...line('MaterialId')}>
          <option value="">{t('general.noneChosen')}</option>
          {materials.map(({ Id, Name }) => (
            <option key={Id} value={Id}>
              {Name}
            </option>
          ))}
        </SelectField>
      )}
      <TextPair form={form} names={['NameSV', 'NameEN']} label={t('articles.name')} control={TextField} />
      <ColourChoices
        label={labels.ColourIds}
        value={form.values.ColourIds}
        onChange={(ColourIds) => form.change({ ColourIds })}
      />
    </FormPart>
  );
}

function PriceFields(props: Props) {
  const t = useOfficeT();
  const { form } = props;
  const { line, amount } = controlsOf(props);
  const mayChange = useMayChange('article');
  const { data: { Rows: codes } = { Rows: [] } } = useEndpoint(listVatCodes, {});
  const jump = priceJumpOf(props.priceBefore, form.values.Price, t.language);
  // A code that has ended stays with the articles that have it.
  const isOtherCode = !codes.some(({ Code }) => Code === form.values.VatCode);
  return (
    <FormPart
      title={t('articles.part.price')}
      hint={t('articles.priceHint')}
      locked={!mayChange('Price') && t('articles.priceLocked')}
    >
      <TextField {...amount('Price')} hint={jump && <strong>{t('articles.priceJump', jump)}</strong>} />
      <TextField
        {...amount('RegularPrice')}
        hint={
          isRegularUnseen(form.values, ownCurrency) ? (
            <strong>{t('articles.regularUnseen')}</strong>
          ) : (
            t('articles.regularHint')
          )
        }
        optional
      />
      <SelectField {...line('VatCode')}>
        {isOtherCode && <option value={form.values.VatCode}>{form.values.VatCode}</option>}
        {codes.map(({ Code, Percent }) => (
          <option key={Code} value={Code}>
            {vatRateName({ Code, Percent })}
          </option>
        ))}
      </SelectField>
    </FormPart>
  );
}

function StockFields(props: Props) {
  const t = useOfficeT();
  const { line, amount, flag } = controlsOf(props);
  const mayChange = useMayChange('article');
  return (
    <FormPart
      title={t('articles.part.stock')}
      locked={!mayChange('QuantityAvailable') && t('articles.stockLocked')}
    >
      <TextField {...amount('QuantityAvailable')} hint={t('articles.stockHint')} />
      <TextField {...amount('OrderedArticles')} />
      <TextField {...line('EstimatedDeliveryDate')} type="date" optional />
      <Checkbox {...flag('NoArticleStock')} className={wholeRow} />
    </FormPart>
  );
}

function BoxFields(props: Props) {
  const t = useOfficeT();
  const { line, amount } = controlsOf(props);
  const countries = countriesIn(useLanguage());
  const origin = props.form.values.CountryOfOrigin;
  // A stored value that is not a country code, from before codes were required, stays visible until it is corrected.
  const isOther = origin !== '' && !countries.some(({ CountryCode }) => CountryCode === origin);
  return (
    <FormPart title={t('articles.part.box')}>
      <TextField {...amount('QuantityPerPackage')} inputMode="numeric" />
      <TextField {...amount('BoxWidthMm')} optional />
      <TextField {...amount('BoxHeightMm')} optional />
      <TextField {...amount('BoxDepthMm')} optional />
      <TextField {...amount('WeightG')} optional />
      <TextField {...line('EAN')} inputMode="numeric" optional />
      <SelectField {...line('CountryOfOrigin')} optional>
        <option value="">{t('general.noneChosen')}</option>
        {isOther && <option value={origin}>{origin}</option>}
        {countries.map(({ CountryCode, CountryName }) => (
          <option key={CountryCode} value={CountryCode}>
            {CountryName}
          </option>
        ))}
      </SelectField>
      <TextField {...line('HsCode')} optional />
      <TextField {...line('Shelf')} optional />
    </FormPart>
  );
}
