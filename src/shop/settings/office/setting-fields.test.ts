import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageContext } from '#kit/pages/use-endpoint.ts';
import { languages, type Language } from '#kit/text/language.ts';
import { queryOf } from '#kit/pages/query.ts';
import { logRows } from '#shop/office/change-log/log-rows.ts';
import {
  aboutSetting,
  mapSettings,
  settingNames,
  settingParts,
  settings,
} from '#shop/settings/declared-settings.ts';
import { checkOfficeLogIn } from '#shop/staff/contract.ts';
import { rightsOfRole, type StaffRole } from '#shop/staff/rights.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { officeLanguages, officeTables } from '#shop/texts/office-language/table.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { sampleOf } from '../../../../test/settings.ts';
import { SettingFields, useSettingParts } from './setting-fields.tsx';

const values = mapSettings(sampleOf);

/** The markup of the forms of all parts, as one of the staff sees them. */
function formFor(role: StaffRole, language: Language): string {
  const client = new QueryClient();
  const staff = { Id: 1, Name: '', Email: '', Role: role, Rights: rightsOfRole[role], TwoStep: false };
  client.setQueryData(queryOf(checkOfficeLogIn, language, {}).queryKey, { Staff: staff });
  const form = {
    values,
    field: (name: string) => ({ name, value: values[name as 'Bic'], onChange() {} }),
    change() {},
  };
  const labels = mapSettings((name) => officeTextIn(language)(`settings.field.${name}`));
  const Fields = () =>
    useSettingParts().map((part) =>
      createElement(SettingFields, { key: part, part, form: form as never, labels }),
    );
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(LanguageContext, { value: language }, createElement(Fields)),
    ),
  );
}

const fieldIn = (markup: string, name: string) =>
  new RegExp(`<(?:input|textarea|select)[^>]* name="${name === 'LookLogo' ? 'logo' : name}"[^>]*>`).exec(
    markup,
  )?.[0];

describe.each(officeLanguages(languages))('in the office in %s', (language) => {
  const t = officeTextIn(language);
  const owner = formFor('owner', language);
  const others = (['content', 'finance'] as const).map((role) => [role, formFor(role, language)] as const);

  test.each(settingNames)('%s is in a form, under its words', (name) => {
    const field = fieldIn(owner, name);
    expect(field).toBeDefined();
    expect(field).not.toMatch(/readonly/i);
    const pair = `settings.pair.${name.replace(/(SV|EN)$/, '')}`;
    const isPair = aboutSetting(name).control === 'inLanguage';
    const words = isPair
      ? officeTables[language]?.[pair as 'settings.pair.OrderMonth']
      : t(`settings.field.${name}`);
    expect(words).toBeTruthy();
    expect(owner).toContain(words);
  });

  test.each(settingNames)('%s has its words in the log', (name) => {
    const change = { Entity: 'settings', Values: [{ Name: name, Before: null, After: sampleOf(name) }] };
    const rows = logRows(t, change as never);
    const words: Record<string, string> = { true: t('general.yes'), false: t('general.no') };
    const country = name === 'CompanyCountryCode' && countryName(sampleOf(name), language);
    const after = country || (words[sampleOf(name)] ?? sampleOf(name));
    expect(rows).toMatchObject([{ label: t(`settings.field.${name}`), after }]);
  });

  test.each(settingNames)('%s is seen and changed by those whom it is declared for', (name) => {
    for (const [role, markup] of others) {
      const rights: readonly string[] = rightsOfRole[role];
      const field = fieldIn(markup, name);
      const isSeen = rights.includes(settingParts[aboutSetting(name).part]);
      if (!isSeen) expect(field, role).toBeUndefined();
      else if (name !== 'LookLogo')
        expect(/ (?:readonly|disabled)=/i.test(field ?? ''), role).toBe(!mayChange(rights, name));
    }
  });

  test('the fields of all parts stand in the order of the declarations, by which mistakes are listed', () => {
    const names = [...owner.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)].map(
      ([, name]) => name,
    );
    const inForm = names.map((name) => (name === 'logo' ? 'LookLogo' : name));
    expect([...new Set(inForm)]).toEqual(settingNames);
  });

  test('no words are left of a setting or a part that is gone', () => {
    const known = /^settings\.(field|hint|part|partHint|pair)\.(\w+)$/;
    const stale = Object.keys(officeTables[language] ?? {}).filter((key) => {
      const [, kind, name = ''] = known.exec(key) ?? [];
      if (kind === undefined) return false;
      if (kind.startsWith('part')) return !Object.hasOwn(settingParts, name);
      return !Object.hasOwn(settings, kind === 'pair' ? `${name}SV` : name);
    });
    expect(stale).toEqual([]);
  });
});

function mayChange(rights: readonly string[], name: keyof typeof values): boolean {
  const own = {
    content: ['content.write'],
    orders: ['orders.write'],
    invoicing: ['invoices.write'],
    credit: ['credit.write'],
  };
  const needed = { ...own, contentOrInvoicing: [...own.content, ...own.invoicing] }[aboutSetting(name).by];
  return needed.some((right) => rights.includes(right));
}
