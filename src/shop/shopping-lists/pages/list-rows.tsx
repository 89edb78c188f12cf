import { useId, useState } from 'react';
import { formatAmount, wireToOre } from '#kit/text/money.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { articleThumbnail } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { RowArticle, RowNotes } from '#shop/wanted-rows/preview/row-parts.tsx';
import styles from './list-rows.module.css';

type Handlers = {
  isSaving: boolean;
  onQuantity: (verdict: Verdict, quantity: number) => void;
  onRemove: (verdict: Verdict) => void;
};

/** The rows of a saved list, each with what would be ordered of it today. */
export function ListRows({ rows, ...handlers }: Handlers & { rows: readonly Verdict[] }) {
  const t = useT();
  return (
    <div className={styles.rows} aria-busy={handlers.isSaving || undefined}>
      <Table caption={t('lists.caption')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('cart.article')}</th>
            <th scope="col">{t('cart.quantity')}</th>
            <th scope="col" className={amountCell}>
              {t('cart.price')}
            </th>
            <th scope="col" className={amountCell}>
              {t('cart.lineTotal')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((verdict) => (
            <Row key={verdict.Article?.ArticleId ?? verdict.Line} verdict={verdict} {...handlers} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ verdict, onQuantity, onRemove }: Handlers & { verdict: Verdict }) {
  const t = useT();
  const { Article, State, Price, TotalAmount, GivenQuantity } = verdict;
  const imageId = Article?.ImageId ?? null;
  const name = Article?.ArticleText ?? '';
  return (
    <tr data-state={State}>
      <td>
        <div className={styles.article}>
          <div className={styles.picture}>
            <Image
              urlOf={imageId === null ? undefined : (width) => articleThumbnail(imageId, width)}
              sizes="3rem"
              alt=""
            />
          </div>
          <div>
            <RowArticle verdict={verdict} />
            <RowNotes verdict={verdict} />
          </div>
        </div>
      </td>
      <td>
        <Quantity
          key={String(GivenQuantity)}
          now={Number(GivenQuantity)}
          label={t('article.quantityOf', { article: name })}
          onSet={(quantity) => onQuantity(verdict, quantity)}
        />
      </td>
      <td className={amountCell}>{Price !== null && priceLabel(Price)}</td>
      <td className={amountCell}>{State !== 'stopped' && formatAmount(wireToOre(TotalAmount))}</td>
      <td className={styles.remove}>
        <Button kind="icon" icon="close" onClick={() => onRemove(verdict)}>
          {t('lists.removeRow', { article: name })}
        </Button>
      </td>
    </tr>
  );
}

/** A quantity that is saved when the field is left, or at Enter. */
function Quantity({ now, label, onSet }: { now: number; label: string; onSet: (quantity: number) => void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(`${now}`);
  const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = quantity < 1 || quantity > largestQuantity;
  const [isTold, setTold] = useState(false);
  return (
    <div className={styles.quantity}>
      <input
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={10}
        value={typed}
        aria-label={label}
        aria-invalid={(isTold && isWrong) || undefined}
        aria-describedby={isTold && isWrong ? id : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(`${now}`);
        }}
        onBlur={() => {
          setTold(true);
          if (!isWrong && quantity !== now) onSet(quantity);
        }}
      />
      {isTold && isWrong && (
        <p id={id} role="alert">
          {t('lists.quantityWrong')}
        </p>
      )}
    </div>
  );
}
