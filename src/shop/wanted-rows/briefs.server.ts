import type { PricedBuyer } from '#shop/articles/snapshot.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { Brief } from './contract.ts';
import type { RowCatalogue } from './find-wanted.server.ts';
import { briefOf, briefOfEnded } from './verdict-to-wire.server.ts';

/** Returns a function that finds the brief of an article by its id, for sale or discontinued. */
export async function briefFinder(
  catalogue: Pick<RowCatalogue, 'lookUp' | 'endedArticles'>,
  buyer: PricedBuyer,
  language: Language,
): Promise<(articleId: number) => Brief | undefined> {
  const lookUp = await catalogue.lookUp(buyer);
  const ended = await catalogue.endedArticles();
  return (id) => {
    const article = lookUp.byId(id);
    if (article) return briefOf(article, language);
    const endedArticle = ended.byId.get(id);
    return endedArticle && briefOfEnded(endedArticle, language);
  };
}
