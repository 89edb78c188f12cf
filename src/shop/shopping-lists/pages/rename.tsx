import { useEffect, useRef, useState } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './lists.module.css';

type Props = {
  name: string;
  longest: number;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Takes the place of the heading while the list gets another name. */
export function Rename({ name, longest, busy, onSave, onClose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setNameless(typed.trim() === '');
        if (typed.trim() === '') field.current?.focus();
        else if (!busy) onSave(typed.trim());
      }}
    >
      <TextField
        ref={field}
        label={t('lists.name')}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        error={isNameless ? t('lists.nameless') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <Button type="submit" kind="primary" busy={busy && t('lists.saving')}>
        {t('lists.saveNew')}
      </Button>
      <Button kind="plain" onClick={onClose}>
        {t('general.close')}
      </Button>
    </form>
  );
}
