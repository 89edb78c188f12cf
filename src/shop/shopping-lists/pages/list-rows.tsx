import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useFocusBeside } from '#kit/browser/use-focus-beside.ts';
import { TextField } from '#kit/forms/field.tsx';
import { formatAmount, wireToOre } from '#kit/text/money.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { rowsPerPart } from '#shop/wanted-rows/preview/preview-rows.ts';
import { RowArticle, RowNotes } from '#shop/wanted-rows/preview/row-parts.tsx';
import { findRows } from './find-rows.ts';
import styles from './list-rows.module.css';

type Handlers = {
  /** Resolves to whether the quantity was saved. The same function each time, as `onRemove` is. */
  onQuantity: (verdict: Verdict, quantity: number) => Promise<boolean>;
  onRemove: (verdict: Verdict) => Promise<void>;
};
type Props = Handlers & { rows: readonly Verdict[]; isSaving: boolean };

/** A list that is about a window long is searched faster by eye. */
const leastToSearch = 20;

/** The rows of a saved list, each with what would be ordered of it today. */
export function ListRows({ rows, isSaving, ...handlers }: Props) {
  const t = useT();
  const [parts, setParts] = useState(1);
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const found = useMemo(() => findRows(rows, searched), [rows, searched]);
  const hidden = found.length - parts * rowsPerPart;
  const noteRemoved = useFocusBeside(rows);
  return (
    <div className={styles.rows} aria-busy={isSaving || undefined}>
      {(rows.length >= leastToSearch || words !== '') && (
        <div className={styles.search}>
          <TextField
            label={t('lists.search')}
            type="search"
            name="words"
            value={words}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => {
              setWords(target.value);
              setParts(1);
            }}
          />
          <p role="status">
            {searched.trim() !== '' &&
              (found.length > 0
                ? plural(t, 'lists.found', found.length, { all: rows.length })
                : t('lists.noneFound', { words: searched.trim() }))}
          </p>
        </div>
      )}
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
          {found.slice(0, parts * rowsPerPart).map((verdict) => (
            <Row
              key={verdict.Article?.ArticleId ?? verdict.Line}
              verdict={verdict}
              onRemoving={noteRemoved}
              {...handlers}
            />
          ))}
        </tbody>
      </Table>
      {hidden > 0 && (
        <p className={styles.more}>
          <span>{t('rows.shownOf', { count: parts * rowsPerPart, all: found.length })}</span>
          <Button onClick={() => setParts(parts + 1)}>
            {t('rows.showMore', { count: Math.min(hidden, rowsPerPart) })}
          </Button>
        </p>
      )}
    </div>
  );
}

type RowProps = Handlers & {
  verdict: Verdict;
  /** Takes the button that removes the row. The same function each time. */
  onRemoving: (button: HTMLElement) => void;
};

const Row = memo(function Row({ verdict, onQuantity, onRemove, onRemoving }: RowProps) {
  const t = useT();
  const language = useLanguage();
  const { Article, State, Price, TotalAmount, GivenQuantity } = verdict;
  const name = Article?.ArticleText ?? '';
  return (
    <tr data-state={State}>
      <td>
        <div className={styles.article}>
          <div className={styles.picture}>
            <Image urlOf={thumbnailOf(Article?.ImageId)} sizes="3rem" alt="" />
          </div>
          <div>
            <RowArticle verdict={verdict} />
            <RowNotes verdict={verdict} />
          </div>
        </div>
      </td>
      <td>
        <Quantity
          now={Number(GivenQuantity)}
          label={t('article.quantityOf', { article: name })}
          onSet={(quantity) => onQuantity(verdict, quantity)}
        />
      </td>
      <td className={amountCell}>{Price !== null && priceLabel(Price, t, language)}</td>
      <td className={amountCell}>{State !== 'stopped' && formatAmount(wireToOre(TotalAmount), language)}</td>
      <td className={styles.remove}>
        <Button
          kind="icon"
          icon="close"
          onClick={({ currentTarget }) => {
            onRemoving(currentTarget);
            void onRemove(verdict);
          }}
        >
          {t('lists.removeRow', { article: name })}
        </Button>
      </td>
    </tr>
  );
}, isSameRow);

/** Every answer has new objects for all rows, and a thousand of them are slow to draw again. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.onQuantity === after.onQuantity &&
    before.onRemove === after.onRemove &&
    JSON.stringify(before.verdict) === JSON.stringify(after.verdict)
  );
}

type QuantityProps = { now: number; label: string; onSet: (quantity: number) => Promise<boolean> };

/**
 * A quantity that is saved when the field is left, or at Enter. What was typed stays until it is saved, also when
 * somebody else has changed the list meanwhile.
 */
function Quantity({ now, label, onSet }: QuantityProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isReported, setReported] = useState(false);
  const lastSent = useRef<string>(undefined);
  const text = typed?.trim() ?? `${now}`;
  const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  const isWrong = quantity < 1 || quantity > largestQuantity;
  const forget = () => {
    setTyped(undefined);
    setReported(false);
  };
  async function take(): Promise<void> {
    setReported(isWrong);
    if (isWrong || typed === undefined) return;
    lastSent.current = typed;
    const isSaved = quantity === now || (await onSet(quantity));
    if (!isSaved) return;
    lastSent.current = undefined;
    setTyped((last) => (last === typed ? undefined : last));
  }
  return (
    <div className={styles.quantity}>
      <input
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={10}
        value={typed ?? now}
        aria-label={label}
        aria-invalid={(isReported && isWrong) || undefined}
        aria-describedby={isReported && isWrong ? id : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void take();
          if (event.key === 'Escape') forget();
        }}
        // What was sent, or refused, is not sent again because the field is left: the refusal offers what to do.
        onBlur={() => lastSent.current === typed || void take()}
      />
      {isReported && isWrong && (
        <p id={id} role="alert">
          {t('lists.quantityWrong')}
        </p>
      )}
    </div>
  );
}
