import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { listOfficeArticles, type OfficeArticleRow } from '#shop/articles/office/article-list-contract.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Typed } from './change-typed.ts';

type Props = { typed: Typed; onType: (next: Partial<Typed>) => void };

/** Finds an article by its number, and adds a row of it. */
export function AddArticle({ typed, onType }: Props) {
  const t = useOfficeT();
  const [number, setNumber] = useState('');
  const [error, setError] = useState('');
  const find = useMutation<OfficeArticleRow | undefined, CallError>({
    mutationFn: async () => {
      const { Rows } = await callOverHttp(listOfficeArticles, { q: number.trim(), take: 50 });
      return Rows.find(({ ArticleNumber }) => ArticleNumber.toLowerCase() === number.trim().toLowerCase());
    },
    networkMode: 'always',
    onError: () => setError(t('general.commonError')),
    onSuccess: (article) => {
      if (!article) return setError(t('officeOrder.change.unknown'));
      if (typed.added.some(({ articleId }) => articleId === article.Id))
        return setError(t('officeOrder.change.addedAlready'));
      const row = { articleId: article.Id, articleNumber: article.ArticleNumber, name: article.NameSV };
      onType({ added: [...typed.added, { ...row, pieces: '1', price: '' }] });
      setNumber('');
    },
  });
  const add = () => {
    setError('');
    if (number.trim() !== '' && !find.isPending) find.mutate();
  };
  return (
    <div className={desk.acts}>
      <TextField
        label={t('officeOrder.change.number')}
        value={number}
        autoComplete="off"
        {...(error !== '' && { error })}
        onChange={({ target }) => {
          setError('');
          setNumber(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form is not sent by it.
          event.preventDefault();
          add();
        }}
      />
      <div className={desk.buttons}>
        <Button busy={find.isPending && t('general.loading')} onClick={add}>
          {t('officeOrder.change.add')}
        </Button>
      </div>
    </div>
  );
}
