import { useEffect } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { useListName } from '#shop/shopping-lists/use-list-name.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './lists.module.css';

type Props = {
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Takes the place of the heading while the list gets another name. */
export function Rename({ name, busy, onSave, onClose }: Props) {
  const t = useT();
  const { field, submit } = useListName(name);
  const { ref } = field;
  useEffect(() => ref.current?.select(), [ref]);
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit(onSave);
      }}
    >
      <TextField
        {...field}
        label={t('lists.name')}
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
