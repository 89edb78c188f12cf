import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import { findByText } from '#shop/articles/find-articles.server.ts';
import type { CatalogueArticle } from '#shop/articles/memoized-article.server.ts';
import type { Snapshot } from '#shop/articles/snapshot.server.ts';
import type { ProductGroup } from '#shop/product-groups/contract.ts';
import type { SearchSuggestions } from './contract.ts';
import type { SearchIndex } from './search-index.server.ts';
import { chunksOf, numberKey, searchWord, textsOfChunk, typedWords } from './search-words.ts';
import { isAnswerTo, withStems } from './word-match.ts';

const mostArticles = 6;
const mostGroups = 3;
const mostWordsTried = 6;
const mostWordsShown = 3;

/** An own number of the reader that begins with the typed text, or is the whole of it. */
export type OwnNumberHit = { articleId: number; isWhole: boolean };

type Searched = {
  snapshot: Snapshot;
  index: SearchIndex;
  groupIds: ReadonlySet<number>;
  groups: readonly ProductGroup[];
  own: readonly OwnNumberHit[];
};

/**
 * Returns suggestions for a text during typing, from what the reader may see; `groups` are named in the reader's
 * language.
 */
export function suggestionsFor(
  { snapshot, index, groupIds, groups, own }: Searched,
  searchText: string,
  language: Language,
): Omit<SearchSuggestions, 'Pages'> {
  const firstIds = own.map(({ articleId }) => articleId);
  const hits = findByText(snapshot, index, { searchText, firstIds, groupIds, language });
  const isMeant = ({ row }: CatalogueArticle) =>
    hasNumber(row, searchText) || own.some(({ articleId, isWhole }) => isWhole && articleId === row.id);
  const articles = hits?.slice(0, mostArticles) ?? [];
  return {
    Articles: articles.map(({ row }) => ({
      Id: row.id,
      ArticleNumber: row.article_number,
      ArticleText: inLanguage(language, row.name_sv, row.name_en),
      ImageId: row.image_id,
      ...shownIn(language, { ArticleText: [row.name_sv, row.name_en] }),
    })),
    Groups: groupsNamed(groups, searchText).map((group) => suggestedGroup(group, groups)),
    TotalCount: hits?.length ?? 0,
    Words: hits?.length === 0 ? wordsFound({ index, groupIds }, searchText, language) : [],
    IsExact: hits?.length === 1 && articles.every(isMeant),
  };
}

/** Returns the words of the text that find something by themselves, that which finds least first. */
function wordsFound(
  { index, groupIds }: Pick<Searched, 'index' | 'groupIds'>,
  searchText: string,
  language: Language,
): SearchSuggestions['Words'] {
  const typed = typedWords(searchText).map(({ marked }) => marked);
  if (typed.length < 2) return [];
  return typed
    .slice(0, mostWordsTried)
    .map((Text) => ({ Text, TotalCount: index.find(Text, groupIds, language)?.length ?? 0 }))
    .filter(({ TotalCount }) => TotalCount > 0)
    .sort((a, b) => a.TotalCount - b.TotalCount)
    .slice(0, mostWordsShown);
}

function suggestedGroup(
  { ProductGroupId, Name, ParentId, ShownIn }: ProductGroup,
  groups: readonly ProductGroup[],
): SearchSuggestions['Groups'][number] {
  const parent = groups.find((group) => group.ProductGroupId === ParentId);
  const shown = { ...ShownIn, ...(parent?.ShownIn?.['Name'] && { ParentName: parent.ShownIn['Name'] }) };
  return {
    ProductGroupId,
    Name,
    ParentName: parent?.Name ?? null,
    ...(Object.keys(shown).length > 0 && { ShownIn: shown }),
  };
}

function groupsNamed(groups: readonly ProductGroup[], searchText: string): ProductGroup[] {
  const typed = typedWords(searchText).map(withStems);
  if (typed.length === 0) return [];
  const found = groups.filter(({ Name }) => {
    const words = chunksOf(Name).flatMap(textsOfChunk).map(searchWord).map(withStems);
    return typed.every((one) => words.some((word) => isAnswerTo(word, one)));
  });
  return found.slice(0, mostGroups);
}

function hasNumber({ article_number, ean }: CatalogueArticle['row'], searchText: string): boolean {
  const key = numberKey(searchText);
  const withoutZeros = key.replace(/^0+/, '');
  return numberKey(article_number) === key || ean?.replace(/^0+/, '') === withoutZeros;
}
