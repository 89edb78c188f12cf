import type { Language } from '#kit/text/language.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import type { MissedSearches } from '#shop/articles/search/missed/missed-searches.server.ts';
import {
  listArticles,
  listColors,
  listMaterials,
  listRelatedArticles,
  readArticle,
  searchArticles,
} from './contract.ts';
import { listSearchSuggestions, type SearchSuggestions } from '#shop/articles/search/contract.ts';
import type { OwnNumberHit } from '#shop/articles/search/suggestions.server.ts';

type FindPages = (
  principal: ShopPrincipal,
  searchText: string,
  language: Language,
) => Promise<SearchSuggestions['Pages']>;

/** Finds the reader's own numbers that begin with a text, that which is the whole of it first. */
type FindOwnBeginning = (principal: ShopPrincipal, searchText: string) => Promise<OwnNumberHit[]>;

export function articleRoutes(
  catalogue: Catalogue,
  missedSearches: MissedSearches,
  findPages: FindPages,
  findOwnBeginning: FindOwnBeginning,
): Route[] {
  return [
    serve(listArticles, ({ productGroupId, skip, take, ...filter }, principal, context) =>
      catalogue.articlesFor(
        principal,
        { ...filter, groupId: productGroupId },
        { skip, take },
        context.language,
      ),
    ),
    serve(
      searchArticles,
      async (
        { searchtext, productGroupId, materialId, colors, onlyNews, onlyInStock, sort, skip, take },
        principal,
        context,
      ) => {
        const choices = {
          groupId: productGroupId,
          materialId,
          colourIds: colors,
          news: onlyNews,
          onlyInStock,
        };
        const own = await findOwnBeginning(principal, searchtext);
        const firstIds = own.map(({ articleId }) => articleId);
        const found = await catalogue.articlesFor(
          principal,
          { searchText: searchtext, firstIds, sort, ...choices },
          { skip, take },
          context.language,
        );
        // Combined with a filter, an empty result does not mean that the words are missing from the catalogue.
        const isNarrowed = Object.values(choices).some((choice) =>
          Array.isArray(choice) ? choice.length > 0 : choice,
        );
        const isTest = principal.kind === 'customer' && principal.isTest;
        if (found.body.TotalCount === 0 && !isNarrowed && !isTest) missedSearches.count(searchtext);
        return found;
      },
    ),
    serve(listSearchSuggestions, async ({ searchtext }, principal, { language }) => ({
      ...(await catalogue.searchSuggestions(
        principal,
        searchtext,
        await findOwnBeginning(principal, searchtext),
        language,
      )),
      Pages: await findPages(principal, searchtext, language),
    })),
    serve(
      readArticle,
      async ({ id }, principal, context) =>
        (await catalogue.articleFor(principal, id, context.language)) ?? new Problem('not-found'),
    ),
    serve(
      listRelatedArticles,
      async ({ id }, principal, context) =>
        (await catalogue.relatedTo(principal, id, context.language)) ?? new Problem('not-found'),
    ),
    serve(listColors, (_input, _principal, context) => catalogue.colours(context.language)),
    serve(listMaterials, (_input, _principal, context) => catalogue.materials(context.language)),
  ];
}
