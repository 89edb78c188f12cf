import { useRef, useState, type ChangeEvent } from 'react';
import { lengthOf, required } from '#kit/fields/plain-rules.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { longestListName } from './contract.ts';

/** The name of a list as it is typed. One that is too long stays as it is: a field that cuts it would do so unseen. */
export function useListName(initial: string) {
  const t = useT();
  const [typed, setTyped] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const error = !required(name)
    ? t('lists.nameless')
    : lengthOf(name) > longestListName
      ? t('lists.nameTooLong', { max: longestListName })
      : undefined;

  /** Calls `save` with the name, or says at the field what is wrong with it. */
  function submit(save: (checked: string) => void): void {
    setChecked(true);
    if (error === undefined) save(name);
    else ref.current?.focus();
  }

  const field = {
    ref,
    value: typed,
    autoComplete: 'off',
    error: isChecked ? error : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  };
  return { field, submit };
}
