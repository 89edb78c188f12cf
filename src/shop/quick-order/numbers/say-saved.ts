import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import type { T } from '#shop/texts/text.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { saveOwnNumber, type SavedOwnNumber } from '#shop/quick-order/own-numbers/contract.ts';

/** Says what an own number names now; where it named another article, that can be brought back. */
export function saySaved({ OwnNumber, Article, Replaced }: SavedOwnNumber, t: T, onUndone: () => void): void {
  const names = { number: OwnNumber, article: Article.ArticleText };
  if (!Replaced) return void toast(t('ownNumbers.saved', names));
  const undo = () => {
    callOverHttp(saveOwnNumber, { OwnNumber, ArticleId: Replaced.ArticleId }).then(
      (saved) => {
        toast(t('ownNumbers.saved', { number: OwnNumber, article: saved.Article.ArticleText }));
        onUndone();
      },
      (error: unknown) => toast(whyNot(error, t), { error: true }),
    );
  };
  toast(t('ownNumbers.replaced', { ...names, before: Replaced.ArticleText }), {
    action: { label: t('cart.undo'), run: undo },
  });
}
