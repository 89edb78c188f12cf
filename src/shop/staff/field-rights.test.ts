import { expect, test } from 'vitest';
import type { Entity } from './change-log/entities.ts';
import { fieldRules, mayChangeField } from './field-rights.ts';
import { rightsOf, staffRoles } from './rights.ts';

// The list is repeated on purpose, like the roles' rights: whoever changes who may change a field should notice it
// here.
const rolesByField: Record<string, string> = {
  'article.Price': 'owner sales',
  'article.RegularPrice': 'owner sales',
  'article.VatRate': 'owner sales',
  'article.QuantityAvailable': 'owner sales',
  'article.OrderedArticles': 'owner sales',
  'article.EstimatedDeliveryDate': 'owner sales',
  'article.NoArticleStock': 'owner sales',
  'settings.OrderMonthSV': 'owner content',
  'settings.OrderMonth': 'owner content',
  'settings.OrderMonthSeason': 'owner content',
  'settings.OrderMonthEN': 'owner content',
  'settings.OrderMonthsSeasonSV': 'owner content',
  'settings.OrderMonthsSeasonEN': 'owner content',
  'settings.ArticleNewsTextSV': 'owner content',
  'settings.ArticleNewsTextEN': 'owner content',
  'settings.ArticleSeasonNewsTextSV': 'owner content',
  'settings.ArticleSeasonNewsTextEN': 'owner content',
  'settings.SeasonNewsMenuSV': 'owner content',
  'settings.SearchSynonyms': 'owner content',
  'settings.SeasonNewsMenuEN': 'owner content',
  'settings.CompanyName': 'owner finance',
  'settings.CompanyRegistrationNumber': 'owner finance',
  'settings.CompanyVatNumber': 'owner finance',
  'settings.CompanySeat': 'owner content finance',
  'settings.CompanyAddress': 'owner content finance',
  'settings.CompanyZipCode': 'owner content finance',
  'settings.CompanyCity': 'owner content finance',
  'settings.CompanyCountryCode': 'owner content finance',
  'settings.CompanyEmail': 'owner content finance',
  'settings.CompanyTelephone': 'owner content finance',
  'settings.Bankgiro': 'owner finance',
  'settings.Iban': 'owner finance',
  'settings.Bic': 'owner finance',
  'settings.CutOffTime': 'owner sales',
  'settings.HandlingDays': 'owner sales',
  'settings.InboundDays': 'owner sales',
  'settings.OrderOpenMinutes': 'owner sales',
  'settings.LookAccent': 'owner content',
  'settings.LookPaper': 'owner content',
  'settings.LookInk': 'owner content',
  'settings.LookSignal': 'owner content',
  'settings.LookNews': 'owner content',
  'settings.LookHeadingFont': 'owner content',
  'settings.LookTextFont': 'owner content',
  'settings.LookLogo': 'owner content',
};

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
  expect(Object.fromEntries(allowed)).toEqual(rolesByField);
});

test('a new article has these where its fields with rights of their own were not given', () => {
  const unset = Object.entries(fieldRules.article ?? {}).map(([field, rule]) => [field, rule.unset]);
  expect(Object.fromEntries(unset)).toEqual({
    Price: null,
    RegularPrice: null,
    VatRate: 25,
    QuantityAvailable: 0,
    OrderedArticles: 0,
    EstimatedDeliveryDate: '',
    NoArticleStock: false,
  });
});
