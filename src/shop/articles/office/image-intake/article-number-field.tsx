import { useId, useState } from 'react';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listOfficeArticles } from '#shop/articles/office/article-list-contract.ts';

type Props = {
  label: string;
  value: string;
  /** Numbers that are proposed before anything is typed. */
  candidates: readonly string[];
  error: string | undefined;
  onChange: (number: string) => void;
};

const restMs = 250;

/** An article number, typed or chosen among the articles whose number or name fits what is typed. */
export function ArticleNumberField({ label, value, candidates, error, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [hasFocus, setHasFocus] = useState(false);
  const sought = useDebounced(typed.trim(), restMs);
  const { data } = useEndpoint(
    listOfficeArticles,
    { q: sought, take: 8 },
    { enabled: hasFocus && sought !== '' && sought !== value },
  );
  const proposed = data?.Rows ?? [];
  const commit = (text: string) => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <>
      <TextField
        label={label}
        labelHidden
        list={id}
        autoComplete="off"
        value={typed}
        {...(error && { error })}
        onFocus={() => setHasFocus(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          const isChosen = proposed.some(({ ArticleNumber }) => ArticleNumber === target.value);
          if (isChosen || candidates.includes(target.value)) commit(target.value);
        }}
        onBlur={() => {
          setHasFocus(false);
          commit(typed);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit(typed);
        }}
      />
      <datalist id={id}>
        {candidates.map((number) => (
          <option key={number} value={number} />
        ))}
        {proposed
          .filter(({ ArticleNumber }) => !candidates.includes(ArticleNumber))
          .map(({ Id, ArticleNumber, NameSV }) => (
            <option key={Id} value={ArticleNumber}>
              {NameSV}
            </option>
          ))}
      </datalist>
    </>
  );
}
