import { memo, type ClipboardEvent } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { isMerged } from '#shop/wanted-rows/preview/preview-rows.ts';
import { Candidates, RowNotes } from '#shop/wanted-rows/preview/row-parts.tsx';
import { RememberNumber } from '#shop/quick-order/numbers/remember-number.tsx';
import { ArticleCombobox } from './article-combobox.tsx';
import { LineArticle } from './line-article.tsx';
import { isBlank, type OrderLine } from './lines.ts';
import styles from './order-grid.module.css';
import { isUnfinished } from './typed-line.ts';
import type { ChangeLines } from './use-quick-order.ts';

type Props = {
  line: OrderLine;
  place: number;
  /** As last validated; what was typed since may differ. */
  verdict: Verdict | undefined;
  /** Whether its number is being typed. */
  isTyped: boolean;
  change: ChangeLines;
  onRemove: (id: number) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>, id: number) => void;
};

export const GridLine = memo(function GridLine({
  line,
  place,
  verdict: last,
  isTyped,
  change,
  onRemove,
  onPaste,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const { id, ref, quantity } = line;
  const current = isOf(last, line) ? last : undefined;
  const verdict = current && isTyped && isUnfinished(current) ? undefined : current;
  const number = place + 1;
  const noteId = `quick-line-${id}`;
  const isStopped = verdict?.State === 'stopped';
  const isQuantity = verdict?.Notes.some(({ Code }) => Code === 'quantity' || Code === 'tooMany');
  const set = (changed: Partial<OrderLine>) =>
    change((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  return (
    <li
      className={styles.line}
      data-line={id}
      data-state={verdict?.State}
      data-blank={isBlank(line) || undefined}
      aria-label={t('rows.lineNumber', { line: number })}
      onPaste={(event) => onPaste(event, id)}
    >
      <span className={styles.place} aria-hidden="true">
        {number}
      </span>
      <div className={styles.number}>
        <ArticleCombobox
          name="number"
          label={t('quickOrder.numberOfLine', { line: number })}
          value={ref}
          placeholder={place === 0 ? t('quickOrder.number') : ''}
          isWrong={isStopped && !isQuantity}
          describedBy={noteId}
          onText={(text) => set({ ref: text, articleId: undefined })}
          onChoose={(article) => set({ ref: article.ArticleNumber, articleId: undefined })}
        />
      </div>
      <div className={styles.text} id={noteId}>
        {verdict?.Article && <LineArticle article={verdict.Article} />}
        {verdict && <RowNotes verdict={verdict} />}
        {verdict?.Article && line.articleId !== undefined && (
          <RememberNumber number={ref} article={verdict.Article} />
        )}
        {verdict && (
          <Candidates verdict={verdict} onChoose={({ ArticleId }) => set({ articleId: ArticleId })} />
        )}
      </div>
      <div className={styles.quantity}>
        <input
          name="quantity"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={20}
          value={quantity}
          placeholder={verdict?.Article ? `${verdict.Article.QuantityPerPackage}` : ''}
          aria-label={t('quickOrder.quantityOfLine', { line: number })}
          aria-invalid={(isStopped && isQuantity) || undefined}
          aria-describedby={noteId}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => set({ quantity: target.value })}
        />
      </div>
      <span className={styles.price}>
        {verdict?.Article && verdict.Price !== null && priceLabel(verdict.Price, t, language)}
      </span>
      <span className={styles.sum}>
        {verdict &&
          !isStopped &&
          !isMerged(verdict) &&
          amountInWords(wireToOre(verdict.TotalAmount), language)}
      </span>
      <span className={styles.remove}>
        {!isBlank(line) && (
          <Button kind="icon" icon="close" aria-keyshortcuts="Alt+Backspace" onClick={() => onRemove(id)}>
            {t('rows.removeRow', { row: ref || t('rows.lineNumber', { line: number }) })}
          </Button>
        )}
      </span>
    </li>
  );
});

/** Returns whether a verdict is about what the line says now. */
function isOf(verdict: Verdict | undefined, { ref, quantity }: OrderLine): verdict is Verdict {
  return verdict?.Given === ref.trim() && `${verdict.GivenQuantity ?? ''}` === quantity.trim();
}
