import type { VersionOf } from '#kit/http/api.server.ts';
import type { Endpoint } from '#kit/http/endpoint.ts';
import type { DataVersions } from '#kit/database/data-versions.server.ts';
import {
  listArticles,
  listColors,
  listMaterials,
  listRelatedArticles,
  readArticle,
  searchArticles,
} from '#shop/articles/contract.ts';
import type { Catalogue } from '#shop/articles/catalogue.server.ts';
import { listSearchSuggestions } from '#shop/articles/search/contract.ts';
import { listStaff } from '#shop/contact/contract.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { listPages, readPage } from '#shop/pages/contract.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { listResellers } from '#shop/resellers/contract.ts';
import { listCountries, listWebTexts, readLanguageTable, readSettings } from '#shop/texts/contract.ts';

/** What of a visitor's answers is kept in memory. A call that follows the clock is not among these. */
const listings = namesOf([listArticles, searchArticles]);
const followData = namesOf([
  listSearchSuggestions,
  listColors,
  listMaterials,
  listProductGroups,
  listWebImages,
  listPages,
  readPage,
  listStaff,
  listResellers,
  listCountries,
  listWebTexts,
  readLanguageTable,
  readSettings,
]);

/** Until when a visitor's answer stays the same. A listing shows no stock, but may be of what is in stock. */
export function versionsOfCalls(
  versions: DataVersions,
  catalogue: Pick<Catalogue, 'stockVersion'>,
): VersionOf {
  const withStock = () => `${versions.current}.${catalogue.stockVersion}`;
  return ({ name }, input) => {
    if (name === readArticle.name || name === listRelatedArticles.name) return withStock();
    if (listings.has(name) && (input as { onlyInStock: boolean }).onlyInStock) return withStock();
    return listings.has(name) || followData.has(name) ? String(versions.current) : undefined;
  };
}

function namesOf(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  return new Set(endpoints.map(({ name }) => name));
}
