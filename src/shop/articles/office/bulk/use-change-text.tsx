import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { lazyPerLanguage } from '#kit/text/lazy.ts';
import { listMaterials } from '#shop/articles/contract.ts';
import { useOfficeGroups } from '#shop/product-groups/office/group-options.tsx';
import { countryName } from '#shop/texts/country-name.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listVatCodes } from '#shop/vat-rates/office/contract.ts';
import { vatRateName } from '#shop/vat-rates/office/vat-rate-name.ts';
import type { BulkChange } from './contract.ts';
import { bulkFlags } from './bulk-form.ts';

const signed = lazyPerLanguage((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

/** Returns what puts a change of many articles in words, one line for each field. */
export function useChangeText(): (change: BulkChange) => string[] {
  const t = useOfficeT();
  const language = useLanguage();
  const { nameOf } = useOfficeGroups();
  const { data: materials = [] } = useEndpoint(listMaterials);
  const { data: { Rows: codes } = { Rows: [] } } = useEndpoint(listVatCodes, {});
  return (change) => {
    const { ProductGroupId, VatCode, PricePercent, MaterialId, CountryOfOrigin, HsCode } = change;
    const none = t('articles.bulk.none');
    const lines: string[] = [];
    const say = (label: string, value: string) => lines.push(`${label}: ${value || none}`);
    if (ProductGroupId !== undefined) say(t('articles.group'), nameOf(ProductGroupId));
    for (const name of bulkFlags)
      if (change[name] !== undefined)
        say(t(`articles.field.${name}`), t(change[name] ? 'general.yes' : 'general.no'));
    if (VatCode !== undefined) {
      const known = codes.find(({ Code }) => Code === VatCode);
      say(t('articles.field.VatCode'), known ? vatRateName(known) : VatCode);
    }
    if (PricePercent !== undefined)
      say(t('articles.bulk.price'), `${signed(language).format(PricePercent)} %`);
    if (MaterialId !== undefined)
      say(t('articles.field.MaterialId'), materials.find(({ Id }) => Id === MaterialId)?.Name ?? '');
    if (CountryOfOrigin !== undefined)
      say(t('articles.field.CountryOfOrigin'), countryName(CountryOfOrigin, language));
    if (HsCode !== undefined) say(t('articles.field.HsCode'), HsCode);
    return lines;
  };
}
