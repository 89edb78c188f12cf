import { useToday } from '#kit/browser/use-today.ts';
import { TextField } from '#kit/forms/field.tsx';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeOrderRow } from './contract.ts';
import { countOf, leftOfRow, typedOf, type Mistakes, type TypedRow, type TypedRows } from './order-typed.ts';
import styles from './order.module.css';

export type RowTyping = {
  /** The errors to show. */
  mistakes: Mistakes;
  onType: (row: OfficeOrderRow, values: Partial<TypedRow>) => void;
};

/** What is typed for a row: what is short of it, when that is expected, and what is sent now. */
export function OrderRowFields({
  row,
  ready,
  typed,
  mistakes,
  onType,
}: RowTyping & { row: OfficeOrderRow; ready: number | undefined; typed: TypedRows }) {
  const t = useOfficeT();
  const today = useToday();
  const values = typedOf(row, typed);
  const language = useLanguage();
  const article = `${row.ArticleNumber} ${row.Description}`;
  const error = (name: 'now' | 'short') => {
    const rule = mistakes[row.Id]?.[name];
    if (!rule) return {};
    if (rule === 'beside') {
      const now = countOf(values.now);
      return { error: t('officeOrder.atMostBeside', { count: leftOfRow(row) - now, now }) };
    }
    const isTooMany = rule === 'maxAmount';
    return {
      error: isTooMany
        ? t('officeOrder.atMost', { count: leftOfRow(row) })
        : (readingsText(t, values[name]) ?? ruleMessage(rule, language)),
    };
  };
  // Of what was missing this much can be sent now.
  const come = Math.max(0, (ready ?? 0) - leftOfRow(row) + row.QuantityShort);
  const isPassed = values.expected !== '' && values.expected < today;
  const isBeyond = ready !== undefined && !row.MadeToOrder && countOf(values.now) > ready;
  const field = (name: keyof TypedRow, what: string) => ({
    label: t('officeOrder.of', { what, article }),
    labelHidden: true,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(row, { [name]: target.value }),
  });
  return (
    <>
      <td data-label={t('officeOrder.shortage')} className={desk.short}>
        <TextField
          {...field('short', t('officeOrder.shortage'))}
          {...error('short')}
          inputMode="numeric"
          {...(come > 0 && { hint: t('officeOrder.shortCome', { count: come }) })}
        />
      </td>
      <td data-label={t('officeOrder.expected')} className={styles.day}>
        <TextField
          {...field('expected', t('officeOrder.expected'))}
          type="date"
          {...(isPassed && { hint: t('officeProblem.dayIsOver') })}
        />
      </td>
      <td data-label={t('officeOrder.sendNow')} className={desk.short}>
        <TextField
          {...field('now', t('officeOrder.sendNow'))}
          {...error('now')}
          inputMode="numeric"
          {...(isBeyond && { hint: t('officeOrder.onlyReady', { count: ready }) })}
        />
      </td>
    </>
  );
}
