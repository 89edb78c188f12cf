import { Problem } from '#kit/problem.ts';
import { serve } from '#kit/router.server.ts';
import type { Route } from '#kit/router.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import { listArticles, listColors, listMaterials, readArticle, searchArticles } from './contract.ts';

export function articleRoutes(catalogue: Catalogue): Route[] {
  return [
    serve(listArticles, ({ productGroupId, skip, take, ...filter }, reader, asked) =>
      catalogue.articlesFor(reader, { ...filter, groupId: productGroupId }, { skip, take }, asked.language),
    ),
    serve(
      searchArticles,
      (
        { searchtext, productGroupId, materialId, colors, onlyNews, onlyInStock, skip, take },
        reader,
        asked,
      ) =>
        catalogue.articlesFor(
          reader,
          {
            searchText: searchtext,
            groupId: productGroupId,
            materialId,
            colourIds: colors,
            news: onlyNews,
            onlyInStock,
          },
          { skip, take },
          asked.language,
        ),
    ),
    serve(
      readArticle,
      async ({ id }, reader, asked) =>
        (await catalogue.articleFor(reader, id, asked.language)) ?? new Problem('not-found'),
    ),
    serve(listColors, (_input, _reader, asked) => catalogue.colours(asked.language)),
    serve(listMaterials, (_input, _reader, asked) => catalogue.materials(asked.language)),
  ];
}
