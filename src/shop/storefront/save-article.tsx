import type { PricedArticle } from '#shop/articles/contract.ts';
import { SaveInList } from '#shop/shopping-lists/save-in-list.tsx';
import type { Savable } from '#shop/shopping-lists/savable.ts';
import { useT } from '#shop/texts/use-texts.ts';

type Props = { article: PricedArticle };

/** Saves a package of an article in a list. */
export function SaveArticle({ article }: Props) {
  return <SaveInList kind="plain" what={packageOf(article)} />;
}

/** The same in the corner of a card, where there is no room for words. */
export function SaveCard({ article }: Props) {
  const t = useT();
  return (
    <SaveInList
      kind="icon"
      icon="bookmark"
      label={t('lists.saveArticle', { article: article.ArticleText })}
      what={packageOf(article)}
    />
  );
}

function packageOf({ Id, ArticleText, QuantityPerPackage }: PricedArticle): Savable {
  return { kind: 'article', articleId: Id, articleText: ArticleText, quantity: QuantityPerPackage };
}
