import { TextField } from '#kit/forms/field.tsx';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import desk from '#shop/office/desk.module.css';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { useAmounts } from '#shop/office/use-amounts.ts';
import type { OfficeOrder, OfficeOrderRow } from '#shop/orders/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  goodsOf,
  piecesOfRow,
  typedOf,
  wrongPieces,
  wrongPrice,
  type AddedArticle,
  type Typed,
  type TypedChange,
} from './change-typed.ts';

type Props = {
  order: OfficeOrder;
  typed: Typed;
  /** Mistakes are shown. */
  isTried: boolean;
  mayPrice: boolean;
  onType: (next: Partial<Typed>) => void;
};

/** The rows of the order and those that come to it, with their quantities and prices to type. */
export function ChangeTable({ order, typed, isTried, mayPrice, onType }: Props) {
  const t = useOfficeT();
  const language = useLanguage();
  const columns = [t('officeOrder.ordered'), t('officeOrder.sent')];
  return (
    <div className={desk.table}>
      <Table caption={t('officeOrder.change.rows')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('officeOrder.article')}</th>
            {columns.map((label) => (
              <th key={label} scope="col" className={amountCell}>
                {label}
              </th>
            ))}
            <th scope="col">{t('officeOrder.change.pieces')}</th>
            <th scope="col">{t('officeOrder.change.price')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {goodsOf(order).map((row) => (
            <StandingRow
              key={row.Id}
              row={row}
              typed={typedOf(row, typed, language)}
              isTried={isTried}
              mayPrice={mayPrice}
              currency={order.CurrencyCode}
              onType={(change) => onType({ rows: { ...typed.rows, [row.Id]: change } })}
            />
          ))}
          {typed.added.map((row) => (
            <AddedRow
              key={row.articleId}
              row={row}
              isTried={isTried}
              mayPrice={mayPrice}
              currency={order.CurrencyCode}
              onType={(change) =>
                onType({
                  added: typed.added.flatMap((one) =>
                    one.articleId !== row.articleId ? [one] : change ? [{ ...one, ...change }] : [],
                  ),
                })
              }
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type RowProps = { isTried: boolean; mayPrice: boolean; currency: string };

function StandingRow({
  row,
  typed,
  onType,
  ...shown
}: RowProps & { row: OfficeOrderRow; typed: TypedChange; onType: (change: TypedChange) => void }) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  const article = `${row.ArticleNumber} ${row.Description}`;
  const least = row.QuantityDelivered;
  return (
    <tr>
      <th scope="row" className={desk.article}>
        {article}
      </th>
      <td data-label={t('officeOrder.ordered')} className={amountCell}>
        {piecesOfRow(row)}
      </td>
      <td data-label={t('officeOrder.sent')} className={amountCell}>
        {row.QuantityDelivered}
      </td>
      <Fields
        {...shown}
        article={article}
        typed={typed}
        wrong={{
          pieces: wrongPieces(typed, least),
          price: wrongPrice(typed, { isNeeded: true, currency: shown.currency }),
        }}
        least={least}
        price={amount(row.Price)}
        onType={onType}
      />
      <td>
        {Number(typed.pieces) !== least && (
          <Button
            size="s"
            aria-label={t('officeOrder.of', { what: t('officeOrder.change.cancelRow'), article })}
            onClick={() => onType({ ...typed, pieces: String(least) })}
          >
            {t('officeOrder.change.cancelRow')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function AddedRow({
  row,
  onType,
  ...shown
}: RowProps & { row: AddedArticle; onType: (change: TypedChange | undefined) => void }) {
  const t = useOfficeT();
  const article = `${row.articleNumber} ${row.name}`;
  return (
    <tr>
      <th scope="row" className={desk.article}>
        {article}
      </th>
      <td data-label={t('officeOrder.ordered')} className={amountCell}>
        0
      </td>
      <td data-label={t('officeOrder.sent')} className={amountCell}>
        0
      </td>
      <Fields
        {...shown}
        article={article}
        typed={row}
        wrong={{
          pieces: wrongPieces(row, 1),
          price: wrongPrice(row, { isNeeded: false, currency: shown.currency }),
        }}
        least={1}
        price={t('officeOrder.change.today')}
        onType={onType}
      />
      <td>
        <Button
          size="s"
          aria-label={t('officeOrder.of', { what: t('officeOrder.change.remove'), article })}
          onClick={() => onType(undefined)}
        >
          {t('officeOrder.change.remove')}
        </Button>
      </td>
    </tr>
  );
}

type FieldsProps = RowProps & {
  article: string;
  typed: TypedChange;
  wrong: { pieces: RuleName | undefined; price: RuleName | undefined };
  least: number;
  /** What is shown to whoever may type none. */
  price: string;
  onType: (change: TypedChange) => void;
};

function Fields({ article, typed, wrong, least, price, isTried, mayPrice, currency, onType }: FieldsProps) {
  const t = useOfficeT();
  const language = useLanguage();
  const field = (name: 'pieces' | 'price', what: string) => {
    const rule = isTried ? wrong[name] : undefined;
    const isFew = name === 'pieces' && rule === 'minAmount';
    return {
      label: t('officeOrder.of', { what, article }),
      labelHidden: true,
      value: typed[name],
      autoComplete: 'off',
      ...(rule && {
        error: isFew
          ? t('officeOrder.change.least', { count: least })
          : (readingsText(t, typed[name], name === 'price' ? currency : undefined) ??
            ruleMessage(rule, language)),
      }),
      onChange: ({ target }: { target: { value: string } }) =>
        onType({ pieces: typed.pieces, price: typed.price, [name]: target.value }),
    };
  };
  return (
    <>
      <td data-label={t('officeOrder.change.pieces')} className={desk.short}>
        <TextField {...field('pieces', t('officeOrder.change.pieces'))} inputMode="numeric" />
      </td>
      <td data-label={t('officeOrder.change.price')} className={desk.price}>
        {mayPrice ? (
          <TextField
            {...field('price', t('officeOrder.change.price'))}
            inputMode="decimal"
            placeholder={price}
          />
        ) : (
          price
        )}
      </td>
    </>
  );
}
