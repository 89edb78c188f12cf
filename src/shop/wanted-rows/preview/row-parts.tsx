import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief, Verdict } from '#shop/wanted-rows/contract.ts';
import { verdictNotes, type NoteCode, type RowState } from '#shop/wanted-rows/verdict-notes.ts';
import type { RowHandlers } from './preview-lists.tsx';
import styles from './row-parts.module.css';

type Props = { verdict: Verdict };

/** The article of a row; a number without one stands as it was typed. */
export function RowArticle({ verdict: { Article, Given } }: Props) {
  if (!Article) return <strong className={styles.given}>{Given}</strong>;
  const { ArticleId, ArticleText, ArticleNumber } = Article;
  const isOther = Given !== null && Given.trim().toUpperCase() !== ArticleNumber.toUpperCase();
  return (
    <>
      <Link className={styles.name} to={articlePath({ Id: ArticleId, ArticleText })} target="_blank">
        {ArticleText}
      </Link>
      <p className={styles.numbers}>
        <span>{ArticleNumber}</span>
        {isOther && <span>{Given}</span>}
      </p>
    </>
  );
}

/** What is said of a row, each in the colour of what it means. */
export function RowNotes({ verdict: { Notes } }: Props) {
  if (Notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {Notes.map(({ Code, Text }) => (
        <li key={Code} data-state={verdictNotes[Code].state}>
          <Icon name={isWarning(verdictNotes[Code].state) ? 'warning' : 'info'} size="s" />
          <span>{Text}</span>
        </li>
      ))}
    </ul>
  );
}

function isWarning(state: RowState): boolean {
  return state === 'stopped' || state === 'short';
}

/** These stop a row by its quantity; every other reason by its number. */
const quantityCodes: readonly NoteCode[] = ['quantity', 'tooMany'];

/** What helps a stopped row: articles to choose from, or another number. */
export function RowCure({ verdict, onCorrect }: Props & Pick<RowHandlers, 'onCorrect'>) {
  const { State, Notes, Given, Article } = verdict;
  const isNumber = State === 'stopped' && !Notes.some(({ Code }) => quantityCodes.includes(Code));
  if (!isNumber) return null;
  const row = Given ?? Article?.ArticleNumber ?? '';
  return (
    <div className={styles.cure}>
      <Candidates
        verdict={verdict}
        onChoose={(one) => onCorrect(verdict, { ArticleId: one.ArticleId, Ref: Given }, one)}
      />
      <NumberField key={row} verdict={verdict} number={row} onCorrect={onCorrect} />
    </div>
  );
}

/** The articles that a number may be. */
export function Candidates({ verdict, onChoose }: Props & { onChoose: (article: Brief) => void }) {
  const t = useT();
  const language = useLanguage();
  if (verdict.Candidates.length === 0) return null;
  return (
    <ul
      className={styles.candidates}
      aria-label={t('rows.candidates', { number: verdict.Given ?? verdict.Article?.ArticleNumber ?? '' })}
    >
      {verdict.Candidates.map((one) => (
        <li key={one.ArticleId}>
          <Button size="s" onClick={() => onChoose(one)}>
            {one.ArticleNumber} · {one.ArticleText}
            {one.Price !== null && ` · ${priceLabel(one.Price, t, language)}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NumberField({
  verdict,
  number,
  onCorrect,
}: Props & { number: string } & Pick<RowHandlers, 'onCorrect'>) {
  const t = useT();
  return (
    <TextField
      className={styles.number}
      label={t('rows.otherNumber')}
      data-cure
      defaultValue={number}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="next"
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        if (typed !== '' && typed !== number) onCorrect(verdict, { Ref: typed, ArticleId: null });
      }}
    />
  );
}

/** A quantity that is validated again when the field is left. */
export function QuantityField({ verdict, onCorrect }: Props & Pick<RowHandlers, 'onCorrect'>) {
  const t = useT();
  const { State, Quantity, GivenQuantity, Article, Given, Notes } = verdict;
  const isWrong = State === 'stopped' && Notes.some(({ Code }) => quantityCodes.includes(Code));
  const now = `${State === 'stopped' ? (GivenQuantity ?? '') : Quantity}`;
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  // What is typed stands until this row is validated otherwise; the other rows are validated again meanwhile.
  const validated = `${State} ${Quantity} ${GivenQuantity}`;
  const text = typed?.of === validated ? typed.text : undefined;
  return (
    <input
      className={styles.quantity}
      {...(isWrong && { 'data-cure': true, title: now })}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={20}
      value={text ?? now}
      aria-label={t('article.quantityOf', { article: Article?.ArticleText ?? Given ?? '' })}
      aria-invalid={isWrong || undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped({ text: target.value, of: validated })}
      onBlur={() => {
        const wanted = text?.trim();
        if (wanted === undefined) return;
        if (wanted === now || wanted === `${GivenQuantity}`) setTyped(undefined);
        else onCorrect(verdict, { Quantity: wanted || null });
      }}
    />
  );
}

export function RemoveButton({ verdict, onRemove }: Props & Pick<RowHandlers, 'onRemove'>) {
  const t = useT();
  const row = verdict.Article?.ArticleText ?? verdict.Given ?? verdict.Line;
  return (
    <Button kind="icon" icon="close" className={styles.remove} onClick={() => onRemove(verdict)}>
      {t('rows.removeRow', { row })}
    </Button>
  );
}
