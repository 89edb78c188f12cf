import { useRef, useState, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { longestTyped, readTypedQuantity, wrongQuantity } from '#shop/cart/add-to-cart/typed-quantity.ts';
import { ArticleField } from '#shop/quick-order/page/article-field.tsx';
import { validateRows } from '#shop/quick-order/page/use-quick-order.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief, Verdict } from '#shop/wanted-rows/contract.ts';
import { Candidates } from '#shop/wanted-rows/preview/row-parts.tsx';
import { verdictNotes } from '#shop/wanted-rows/verdict-notes.ts';
import { addToShoppingList, type ShoppingList } from '#shop/shopping-lists/contract.ts';
import { useAttempt } from '#kit/browser/use-attempt.ts';
import { whyNotSaved } from '#shop/shopping-lists/why-not-saved.ts';
import styles from './add-row.module.css';

type Props = { listId: number; onAdded: (list: ShoppingList) => void };
type Wrong = { article?: string; quantity?: string };
/** Undefined when what was typed is no single article; the form then says so. */
type Added = { list: ShoppingList; article: Brief } | undefined;

/** A form of one line that adds an article to a list, by a number or by a name that is chosen. */
export function AddRow({ listId, onAdded }: Props) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { text, quantity, chosen, wrong, unclear, adding, take, typeQuantity, choose, submit } = useAddRow(
    form,
    { listId, onAdded },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('lists.addRow')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ArticleField
        label={t('lists.addNumber')}
        value={text}
        error={wrong.article}
        onText={(typed) => take(typed)}
        onChoose={choose}
      />
      <TextField
        label={t('cart.quantity')}
        value={quantity}
        error={wrong.quantity ?? ''}
        placeholder={chosen ? `${chosen.QuantityPerPackage}` : ''}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={longestTyped}
        onChange={({ target }) => typeQuantity(target.value)}
      />
      <Button type="submit" icon="plus" busy={adding.isPending && t('lists.saving')}>
        {t('lists.addRow')}
      </Button>
      {unclear && <Candidates verdict={unclear} onChoose={choose} />}
      {adding.error && (
        <p role="alert" className={styles.failure}>
          {whyNotSaved(adding.error, t)}
        </p>
      )}
    </form>
  );
}

function useAddRow(form: RefObject<HTMLFormElement | null>, { listId, onAdded }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Brief>();
  const [quantity, setQuantity] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [unclear, setUnclear] = useState<Verdict>();
  const attempt = useAttempt();
  const typed = readTypedQuantity(quantity, null);

  const adding = useMutation<Added, CallError, Brief | undefined>({
    networkMode: 'always',
    mutationFn: async (known) => {
      const article = known ?? (await find());
      if (!article) return undefined;
      const row = {
        id: listId,
        ArticleId: article.ArticleId,
        Quantity: 'quantity' in typed ? typed.quantity : article.QuantityPerPackage,
      };
      const list = await callOverHttp(addToShoppingList, row, { headers: attempt.headersFor(row) });
      return { list, article };
    },
    onSuccess: (added) => {
      form.current?.querySelector('input')?.focus();
      if (!added) return;
      attempt.answered();
      onAdded(added.list);
      toast(t('lists.rowAdded', { article: added.article.ArticleText }));
      setQuantity('');
      take('');
    },
  });

  async function find(): Promise<Brief | undefined> {
    const { Rows } = await validateRows([{ Ref: text.trim() }]);
    const [verdict] = Rows;
    // An article that is sold out may be kept in a list until it is back.
    const reason = verdict?.Notes.find(
      ({ Code }) => Code !== 'soldOut' && verdictNotes[Code].state === 'stopped',
    );
    if (verdict?.Article && !reason) return verdict.Article;
    setUnclear(verdict);
    setWrong({ article: reason?.Text ?? t('lists.numberMissing') });
    return undefined;
  }

  function take(typed: string, article?: Brief): void {
    setText(typed);
    setChosen(article);
    setWrong({});
    setUnclear(undefined);
    if (adding.isError) adding.reset();
  }

  function typeQuantity(typed: string): void {
    setQuantity(typed);
    setWrong({});
  }

  const choose = (article: Brief) => take(`${article.ArticleNumber} ${article.ArticleText}`, article);

  function submit(): void {
    if (adding.isPending) return;
    const missing: Wrong = {
      ...(text.trim() === '' && { article: t('lists.numberMissing') }),
      // Nothing typed means one package.
      ...('wrong' in typed && typed.wrong !== 'empty' && { quantity: t(wrongQuantity[typed.wrong]) }),
    };
    setWrong(missing);
    const [first] = Object.keys(missing);
    if (first === undefined) return adding.mutate(chosen);
    form.current?.querySelectorAll('input')[first === 'article' ? 0 : 1]?.focus();
  }

  return { text, quantity, chosen, wrong, unclear, adding, take, typeQuantity, choose, submit };
}
