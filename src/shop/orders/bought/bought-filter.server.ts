import type { InputOf } from '#kit/http/endpoint.ts';
import { fold } from '#kit/text/characters/fold.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import type { FoundArticle } from '#shop/wanted-rows/find-wanted.server.ts';
import type { listBought } from './contract.ts';
import type { BoughtArticle } from './history.server.ts';

export type BoughtQuery = InputOf<typeof listBought>;
/** What was bought, with its article as it is now; none when it is deleted. */
export type Known = { bought: BoughtArticle; now: FoundArticle | undefined };
/** The groups that the articles must be in; none for all. */
type Groups = ReadonlySet<number> | undefined;

export function isFiltered({ q, productGroupId, onlyInStock }: BoughtQuery): boolean {
  return q !== '' || productGroupId !== undefined || onlyInStock;
}

export function filterOf({ q, onlyInStock }: BoughtQuery, groups: Groups): (one: Known) => boolean {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return (one) => {
    if (onlyInStock && !isInStock(one)) return false;
    if (groups && !groups.has(groupOf(one) ?? 0)) return false;
    if (words.length === 0) return true;
    const text = fold(textsOf(one).join(' '));
    return words.every((word) => text.includes(word));
  };
}

function isInStock({ now }: Known): boolean {
  return now?.kind === 'article' && now.article.available > 0;
}

function groupOf({ now }: Known): number | undefined {
  if (now?.kind === 'article') return now.article.productGroupId;
  return now?.kind === 'ended' ? now.article?.product_group_id : undefined;
}

function textsOf({ bought, now }: Known): (string | null)[] {
  if (now?.kind === 'article') {
    const { articleNumber, nameSv, nameEn, ean } = now.article;
    return [articleNumber, nameSv, nameEn, ean];
  }
  if (now?.kind === 'ended' && now.article) {
    const { article_number, name_sv, name_en, ean } = now.article;
    return [article_number, name_sv, name_en, ean];
  }
  return [bought.articleNumber, bought.description];
}

export function nameOf({ bought, now }: Known, language: Language): string {
  if (now?.kind === 'article') return inLanguage(language, now.article.nameSv, now.article.nameEn);
  if (now?.kind === 'ended' && now.article)
    return inLanguage(language, now.article.name_sv, now.article.name_en);
  return bought.description;
}
