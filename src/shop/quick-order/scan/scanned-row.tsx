import { memo } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { QuantityStepper } from '#shop/cart/add-to-cart/quantity-stepper.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { RowNotes } from '#shop/wanted-rows/preview/row-parts.tsx';
import styles from './scan-page.module.css';
import type { Scanned } from './use-scanned.ts';

type Props = {
  scanned: Scanned;
  isLast: boolean;
  onPacks: (ref: string, packs: number) => void;
  onRemove: () => void;
};

/** A scanned article with its quantity, in whole packages. */
export const ScannedRow = memo(function ScannedRow({ scanned, isLast, onPacks, onRemove }: Props) {
  const t = useT();
  const { ref, packs, verdict } = scanned;
  const article = verdict?.Article;
  const pack = article?.QuantityPerPackage ?? 1;
  // Each scan is a whole package, so that no quantity is only a remark.
  const stopped = verdict?.State === 'stopped' || verdict?.State === 'short' ? verdict : undefined;
  return (
    <li className={styles.row} data-last={isLast || undefined} data-state={verdict?.State}>
      <span className={styles.thumbnail}>
        <Image urlOf={thumbnailOf(article?.ImageId)} sizes="3rem" alt="" />
      </span>
      <div className={styles.article}>
        <p className={styles.name}>{article?.ArticleText ?? ref}</p>
        <p className={styles.facts}>{article ? article.ArticleNumber : null}</p>
        {stopped && <RowNotes verdict={stopped} />}
      </div>
      {article && (
        <QuantityStepper
          row={{
            ArticleId: article.ArticleId,
            ArticleText: article.ArticleText,
            Quantity: packs * pack,
            QuantityPerPackage: pack,
          }}
          onQuantity={(_row, quantity) => onPacks(ref, quantity / pack)}
        />
      )}
      <Button className={styles.remove} kind="icon" icon="close" onClick={onRemove}>
        {t('rows.removeRow', { row: article?.ArticleText ?? ref })}
      </Button>
    </li>
  );
});
