import type { Language } from '#kit/text/language.ts';
import { queryOf, type AnyQuery } from '#kit/pages/query.ts';
import { listPages } from '#shop/pages/menu-contract.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { readSettings } from '#shop/settings/contract.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';

/** The queries that the layout of every page needs. */
export function layoutNeeds(language: Language): AnyQuery[] {
  return [
    queryOf(readLanguageTable, language),
    queryOf(readSettings, language),
    queryOf(listProductGroups, language),
    queryOf(listPages, language),
  ];
}
