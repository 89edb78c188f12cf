import { useState } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { TextArea } from '#kit/forms/field.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { readText } from './read-lists.ts';
import { storedList } from './stored-lines.ts';
import type { Read } from './use-quick-order.ts';
import styles from './ways-in.module.css';

type Props = { person: string; onRead: (read: Read) => Promise<void> };

/** A field for a list from a spreadsheet or a mail. What is pasted is read at once, what is typed by the button. */
export function PasteArea({ person, onRead }: Props) {
  const t = useT();
  const [text, setText] = useState(() => storedList.read(person));
  const [error, setError] = useState('');
  const [isReading, setReading] = useState(false);

  /** The answer comes while the focus is elsewhere. */
  function fail(text: string): void {
    setError(text);
    announce(text);
  }

  async function read(Text: string): Promise<void> {
    if (Text.trim() === '') {
      fail(t('quickOrder.pasteEmpty'));
      return;
    }
    setError('');
    setReading(true);
    try {
      const read = await readText(Text);
      if (read.preview.Rows.length === 0) fail(t('quickOrder.noRows'));
      else await onRead(read);
    } catch (failure) {
      fail(whyNot(failure, t));
    } finally {
      setReading(false);
    }
  }

  return (
    <form
      className={styles.way}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void read(text);
      }}
    >
      <h2>{t('quickOrder.paste')}</h2>
      <TextArea
        label={t('quickOrder.pasteLabel')}
        hint={t('quickOrder.pasteHint')}
        rows={3}
        value={text}
        error={error}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          storedList.keep(person, target.value);
          setError('');
        }}
        onPaste={({ currentTarget }) => {
          // The field has the pasted text after this event.
          setTimeout(() => void read(currentTarget.value));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void read(text);
        }}
      />
      {(text !== '' || isReading) && (
        <Button type="submit" busy={isReading && t('quickOrder.reading')}>
          {t('quickOrder.read')}
        </Button>
      )}
    </form>
  );
}
