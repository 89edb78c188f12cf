import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import { wireToOre } from '#kit/text/money.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief, Verdict } from '#shop/wanted-rows/contract.ts';
import { isMerged, type RowGroup } from './preview-rows.ts';
import styles from './preview-lists.module.css';
import { QuantityField, RemoveButton, RowArticle, RowCure, RowNotes } from './row-parts.tsx';
import type { Correction } from './use-rows-preview.ts';

export type RowHandlers = {
  /** `article` is what was chosen from candidates. */
  onCorrect: (verdict: Verdict, correction: Correction, article?: Brief) => void;
  onRemove: (verdict: Verdict) => void;
  /** Shown below the article of a row. */
  below: (verdict: Verdict) => ReactNode;
};

type ListProps = RowHandlers & { groups: readonly { group: RowGroup; rows: readonly Verdict[] }[] };
type RowProps = RowHandlers & { verdict: Verdict };

const groupNames = {
  stopped: 'rows.group.stopped',
  uncertain: 'rows.group.uncertain',
  ok: 'rows.group.ok',
} as const;

/** The rows as a table, for a desk. */
export function PreviewTable({ groups, ...handlers }: ListProps) {
  const t = useT();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('rows.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('rows.line')}</th>
          <th scope="col">{t('cart.article')}</th>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{t('cart.price')}</th>
          <th scope="col">{t('cart.lineTotal')}</th>
          <th>
            <VisuallyHidden>{t('rows.remove')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group} data-group={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={6}>
              {t(groupNames[group])}
            </th>
          </tr>
          {rows.map((verdict) => (
            <TableRow key={verdict.Line} verdict={verdict} {...handlers} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const TableRow = memo(function TableRow({ verdict, ...handlers }: RowProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <tr className={styles.row} data-state={verdict.State}>
      <td className={styles.line}>{verdict.Line}</td>
      <td className={styles.article}>
        <RowArticle verdict={verdict} />
        <RowNotes verdict={verdict} />
        {handlers.below(verdict)}
        <RowCure verdict={verdict} onCorrect={handlers.onCorrect} />
      </td>
      <td className={styles.quantity}>
        <Quantity verdict={verdict} onCorrect={handlers.onCorrect} />
      </td>
      <td className={styles.amount}>{verdict.Price !== null && priceLabel(verdict.Price, t, language)}</td>
      <td className={styles.sum}>{sumOf(verdict, language)}</td>
      <td className={styles.remove}>
        <RemoveButton verdict={verdict} onRemove={handlers.onRemove} />
      </td>
    </tr>
  );
});

/** The rows as cards, for a phone. */
export function PreviewCards({ groups, ...handlers }: ListProps) {
  const t = useT();
  return groups.map(({ group, rows }) => (
    <section key={group} className={styles.cards} data-group={group}>
      <h3>{t(groupNames[group])}</h3>
      {rows.map((verdict) => (
        <Card key={verdict.Line} verdict={verdict} {...handlers} />
      ))}
    </section>
  ));
}

const Card = memo(function Card({ verdict, ...handlers }: RowProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <article className={styles.card} data-state={verdict.State}>
      <div className={styles.article}>
        <RowArticle verdict={verdict} />
        <RowNotes verdict={verdict} />
        {handlers.below(verdict)}
      </div>
      <RemoveButton verdict={verdict} onRemove={handlers.onRemove} />
      <div className={styles.wide}>
        <RowCure verdict={verdict} onCorrect={handlers.onCorrect} />
      </div>
      <div className={styles.quantity}>
        <Quantity verdict={verdict} onCorrect={handlers.onCorrect} />
      </div>
      <p className={styles.amount}>{verdict.Price !== null && priceLabel(verdict.Price, t, language)}</p>
      <p className={styles.sum}>
        <VisuallyHidden>{t('cart.lineTotal')} </VisuallyHidden>
        {sumOf(verdict, language)}
      </p>
    </article>
  );
});

/** A merged row has no quantity of its own, and one without an article needs no quantity yet. */
function Quantity({ verdict, onCorrect }: Pick<RowProps, 'verdict' | 'onCorrect'>): ReactNode {
  if (isMerged(verdict) || (verdict.State === 'stopped' && !verdict.Article)) {
    return <span>{verdict.GivenQuantity}</span>;
  }
  return <QuantityField verdict={verdict} onCorrect={onCorrect} />;
}

function sumOf({ State, Quantity: quantity, TotalAmount }: Verdict, language: Language): string {
  return State === 'stopped' || quantity === 0 ? '' : amountInWords(wireToOre(TotalAmount), language);
}
