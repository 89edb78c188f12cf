import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { ArticleField } from '#shop/quick-order/page/article-field.tsx';
import { listOwnNumbers, saveOwnNumber } from '#shop/quick-order/own-numbers/contract.ts';
import styles from './own-numbers.module.css';
import { saySaved } from './say-saved.ts';

/** A form of one line: the buyer's number, and our article. */
export function AddNumber() {
  const t = useT();
  const client = useQueryClient();
  const frame = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState('');
  const [text, setText] = useState('');
  const [article, setArticle] = useState<Brief>();
  const [wrong, setWrong] = useState<{ own?: string; article?: string }>({});
  const saving = useMutation({
    mutationFn: (one: Brief) =>
      callOverHttp(saveOwnNumber, { OwnNumber: own.trim(), ArticleId: one.ArticleId }),
    networkMode: 'always',
    onSuccess: (saved) => {
      const readAgain = () => void client.invalidateQueries({ queryKey: [listOwnNumbers.name] });
      readAgain();
      saySaved(saved, t, readAgain);
      setOwn('');
      setText('');
      setArticle(undefined);
      frame.current?.querySelector('input')?.focus();
    },
    onError: (error) => setWrong({ own: whyNot(error, t) }),
  });

  function submit(): void {
    const missing = {
      ...(own.trim() === '' && { own: t('ownNumbers.ownMissing') }),
      ...(!article && { article: t('ownNumbers.articleMissing') }),
    };
    setWrong(missing);
    if (missing.own !== undefined || !article) {
      const fields = frame.current?.querySelectorAll('input');
      return fields?.[missing.own === undefined ? 1 : 0]?.focus();
    }
    if (!saving.isPending) saving.mutate(article);
  }

  return (
    <form
      ref={frame}
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('ownNumbers.own')}
        value={own}
        error={wrong.own ?? ''}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setOwn(target.value);
          setWrong({});
        }}
      />
      <ArticleField
        label={t('ownNumbers.article')}
        value={text}
        error={wrong.article}
        onText={(typed) => {
          setText(typed);
          setArticle(undefined);
          setWrong({});
        }}
        onChoose={(chosen) => {
          setArticle(chosen);
          setText(`${chosen.ArticleNumber} ${chosen.ArticleText}`);
          setWrong({});
        }}
      />
      <Button type="submit" icon="plus" busy={saving.isPending && t('ownNumbers.saving')}>
        {t('ownNumbers.add')}
      </Button>
    </form>
  );
}
