import { memo } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { CartRowFlags } from './cart-row-flags.tsx';
import styles from './cart-row.module.css';
import type { CartRow as Row } from './contract.ts';
import { QuantityStepper } from '#shop/cart/add-to-cart/quantity-stepper.tsx';

type Props = {
  row: Row;
  onQuantity: (row: Row, quantity: number) => void;
  onRemove: (row: Row) => void;
};

/** Memoized, so that it re-renders only when its own row changes: a cart may hold hundreds. */
export const CartRow = memo(function CartRow({ row, onQuantity, onRemove }: Props) {
  const t = useT();
  const language = useLanguage();
  const { ArticleId, ArticleText, ArticleNumber, ImageId, QuantityPerPackage } = row;
  return (
    <li className={styles.row} data-article={ArticleId}>
      <div className={styles.image}>
        <Image urlOf={thumbnailOf(ImageId)} sizes="4.5rem" alt="" />
      </div>
      <div className={styles.article}>
        <Link
          className={styles.name}
          to={articlePath({ Id: ArticleId, ArticleText })}
          lang={row.ShownIn?.ArticleText}
        >
          {ArticleText}
        </Link>
        <p className={styles.facts}>
          <span>
            <VisuallyHidden>{t('cart.articleNumber')} </VisuallyHidden>
            {ArticleNumber}
          </span>
          <span>{t('cart.packOf', { count: QuantityPerPackage })}</span>
        </p>
        <CartRowFlags row={row} onQuantity={onQuantity} />
      </div>
      <p className={styles.price}>
        <VisuallyHidden>{t('cart.price')} </VisuallyHidden>
        {priceLabel(row.Price, t, language)}
      </p>
      <div className={styles.quantity}>
        <QuantityStepper row={row} onQuantity={onQuantity} />
      </div>
      <p className={styles.total}>
        <VisuallyHidden>{t('cart.lineTotal')} </VisuallyHidden>
        {amountInWords(wireToOre(row.TotalAmount), language)}
      </p>
      <Button className={styles.remove} kind="icon" icon="close" onClick={() => onRemove(row)}>
        {t('cart.remove', { article: ArticleText })}
      </Button>
    </li>
  );
});
