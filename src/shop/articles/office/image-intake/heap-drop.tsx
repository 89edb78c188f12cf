import { useRef, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostIntakeFiles } from './contract.ts';
import styles from './image-intake.module.css';

type Props = {
  /** The text of the button. */
  text: string;
  /** How many rows there are already. */
  count?: number;
  isBusy?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Pictures, or a ZIP of them, are dropped here; a button chooses them instead. */
export function HeapDrop({ text, count = 0, isBusy = false, onFiles }: Props) {
  const t = useOfficeT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    setTooMany(count + files.length > mostIntakeFiles);
    if (files.length > 0 && count + files.length <= mostIntakeFiles) onFiles(files);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p>{t('intakes.intro')}</p>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept="image/jpeg,image/png,image/webp,.zip,application/zip"
        aria-label={text}
        tabIndex={-1}
        multiple
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <Button
        kind={count === 0 ? 'primary' : 'secondary'}
        icon="plus"
        busy={isBusy && t('images.sending')}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      {tooMany && (
        <p role="alert" className={styles.failure}>
          {t('intakes.tooMany')}
        </p>
      )}
    </div>
  );
}
