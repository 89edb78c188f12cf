import { expect, test } from 'vitest';
import {
  settingNames,
  settings,
  type settingChangers,
  type SettingName,
} from '#shop/settings/declared-settings.ts';
import type { Entity } from './change-log/entities.ts';
import { fieldRules, mayChangeField } from './field-rights.ts';
import { rightsOf, staffRoles } from './rights.ts';

// The lists are repeated on purpose, like the roles' rights: whoever changes who may change a field should notice it
// here.
const rolesByField: Record<string, string> = {
  'article.Price': 'owner sales',
  'article.RegularPrice': 'owner sales',
  'article.VatCode': 'owner sales',
  'article.VatRate': 'owner sales',
  'article.QuantityAvailable': 'owner sales',
  'article.OrderedArticles': 'owner sales',
  'article.EstimatedDeliveryDate': 'owner sales',
  'article.NoArticleStock': 'owner sales',
};

const rolesByChanger: Record<keyof typeof settingChangers, string> = {
  content: 'owner content',
  invoicing: 'owner finance',
  contentOrInvoicing: 'owner content finance',
  orders: 'owner sales',
  credit: 'owner finance',
};

/** Whoever changes one of these could turn payments aside. */
const settingsOfMoney: SettingName[] = [
  'CompanyName',
  'CompanyRegistrationNumber',
  'CompanyVatNumber',
  'Bankgiro',
  'Iban',
  'Bic',
];

test('these roles and no others may change each field that has rights of its own', () => {
  const entities = Object.keys(fieldRules) as Entity[];
  const fields = entities.flatMap((entity) =>
    Object.keys(fieldRules[entity] ?? {}).map((field) => ({ entity, field })),
  );
  const allowed = fields.map(({ entity, field }) => {
    const roles = staffRoles.filter((role) => {
      const rights = rightsOf(role, false);
      return mayChangeField((right) => rights.has(right), entity, field);
    });
    return [`${entity}.${field}`, roles.join(' ')];
  });
  expect(Object.fromEntries(allowed)).toEqual({
    ...rolesByField,
    ...Object.fromEntries(
      settingNames.map((name) => [`settings.${name}`, rolesByChanger[settings[name].by]]),
    ),
  });
  for (const name of settingsOfMoney) expect(settings[name].by, name).toBe('invoicing');
});

test('a new article has these where its fields with rights of their own were not given', () => {
  const unset = Object.entries(fieldRules.article ?? {}).map(([field, rule]) => [field, rule.unset]);
  expect(Object.fromEntries(unset)).toEqual({
    Price: null,
    RegularPrice: null,
    VatCode: '25',
    VatRate: 25,
    QuantityAvailable: 0,
    OrderedArticles: 0,
    EstimatedDeliveryDate: '',
    NoArticleStock: false,
  });
});
