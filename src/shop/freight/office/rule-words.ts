import type { BrokenRule } from '#kit/forms/form-errors.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { boundText } from '#shop/office/forms/bound-text.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { nameOfRow } from '#shop/office/registers/name-values.ts';
import type { Stored } from '#shop/office/registers/register-calls.ts';
import { countryName } from '#shop/texts/country-name.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { WayInput } from '#shop/ways-of-delivery/office/contract.ts';
import type { freightFields, minimumFields } from './freight-form.ts';

export type Ways = readonly Stored<WayInput>[];
export type RuleName = (typeof freightFields)[number] | (typeof minimumFields)[number];
type Rule = Readonly<Partial<Record<RuleName, string>>>;

/** What rules and their parts are called. */
export function useRuleWords(ways: Ways) {
  const t = useOfficeT();
  const language = useLanguage();
  const wayName = (id: string) => {
    const way = ways.find(({ Id }) => String(Id) === id);
    if (!way) return id;
    const name = nameOfRow(way, language);
    return way.Active ? name : t('freight.endedWay', { name });
  };
  const country = (code = '') => (code === '' ? t('freight.allCountries') : countryName(code, language));
  /** What a rule is for. */
  const ruleName = (rule: Rule) =>
    [
      rule.WayOfDeliveryId !== undefined && wayName(rule.WayOfDeliveryId),
      country(rule.CountryCode),
      rule.Zone,
      rule.CurrencyCode,
      rule.UpToWeight && `${rule.UpToWeight} kg`,
    ]
      .filter(Boolean)
      .join(', ');
  return {
    wayName,
    ruleName,
    label: (name: RuleName) => t(`freight.field.${name}`),
    /** A list of the form with a rule on each line, to compare two versions of it. */
    list: (value: string) =>
      (JSON.parse(value) as Rule[])
        .map((rule) =>
          [ruleName(rule), rule.Fee ?? rule.Amount, rule.FreeFrom ?? rule.SmallOrderFee]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n'),
  };
}

const moneyFields: ReadonlySet<string> = new Set(['Fee', 'FreeFrom', 'Amount', 'SmallOrderFee']);

/** Says what is right for a cell. */
export function wantedOfCell(t: OfficeT, rule: Rule, name: RuleName, found: BrokenRule): string | undefined {
  const currency = moneyFields.has(name) ? rule.CurrencyCode : undefined;
  const readings = found.rule === 'number' ? readingsText(t, rule[name] ?? '', currency) : undefined;
  return readings ?? boundText(t, found);
}

export type RuleWords = ReturnType<typeof useRuleWords>;
