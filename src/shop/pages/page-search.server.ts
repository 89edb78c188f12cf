import type { Language } from '#kit/text/language.ts';
import type { ShopPrincipal } from '#kit/http/principal.ts';
import type { SearchSuggestions } from '#shop/articles/search/contract.ts';
import { chunksOf, searchWord, textsOfChunk, typedWords } from '#shop/articles/search/search-words.ts';
import { alternativesTo, readSynonyms } from '#shop/articles/search/synonyms.ts';
import { isAnswerTo, withStems, type StemmedWord } from '#shop/articles/search/word-match.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { allBlocks } from './block-rules.ts';
import type { PageRepository } from './pages.server.ts';

type PageHit = SearchSuggestions['Pages'][number];
type Searched = PageHit & { titleWords: readonly StemmedWord[]; words: readonly StemmedWord[] };

const mostHits = 3;
/** More words describe goods; each one is compared with all words of all pages. */
const mostWords = 4;

/** Finds the maker's own pages by the words that stand on them. */
export type FindPages = (
  principal: ShopPrincipal,
  searchText: string,
  language: Language,
) => Promise<PageHit[]>;

export function openPageSearch(pages: PageRepository, texts: TextRepository): FindPages {
  const searched = new WeakMap<object, Searched>();
  const memoized = (key: object, make: () => PageHit & { text: string }): Searched => {
    let page = searched.get(key);
    if (!page) {
      const { text, ...hit } = make();
      page = { ...hit, titleWords: wordsOf(hit.Title), words: wordsOf(`${hit.Title} ${text}`) };
      searched.set(key, page);
    }
    return page;
  };
  return async (principal, searchText, language) => {
    const asked = [
      searchText,
      ...alternativesTo(searchText, readSynonyms((await texts.settings()).SearchSynonyms)),
    ]
      .map((text) => typedWords(text).map(withStems))
      .filter((words) => words.length > 0 && words.length <= mostWords);
    if (asked.length === 0) return [];
    const t = (await texts.translators())[language];
    const webTexts = await texts.webTextsIn(language);
    const fixed = [
      { Position: 'Contact', Title: t('contact.title'), Path: '/kontakt' },
      { Position: 'Terms', Title: t('terms.title'), Path: '/koepvillkor' },
    ].flatMap(({ Position, ...hit }) => {
      const webText = webTexts.find((one) => one.Position === Position);
      return webText ? [memoized(webText, () => ({ ...hit, text: textOf(webText.Text) }))] : [];
    });
    const own = (await pages.visiblePages(principal, language)).map((page) =>
      memoized(page, () => ({
        Title: page.Title,
        Path: `/${encodeURIComponent(page.Slug)}`,
        text: allBlocks(page.Blocks)
          .map(({ Heading, Content }) => `${Heading} ${textOf(Content)}`)
          .join(' '),
      })),
    );
    const all = [...fixed, ...own];
    const holds = (words: readonly StemmedWord[]) =>
      asked.some((typed) => typed.every((one) => words.some((word) => isAnswerTo(word, one))));
    const byTitle = all.filter(({ titleWords }) => holds(titleWords));
    const byText = all.filter((page) => !byTitle.includes(page) && holds(page.words));
    return [...byTitle, ...byText].slice(0, mostHits).map(({ Title, Path }) => ({ Title, Path }));
  };
}

function textOf(markup: string): string {
  return markup.replace(/<[^<>]*>/g, ' ').replace(/&amp;/g, '&');
}

function wordsOf(text: string): StemmedWord[] {
  return [...new Set(chunksOf(text).flatMap(textsOfChunk))].map((word) => withStems(searchWord(word)));
}
