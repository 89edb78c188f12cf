import { useState } from 'react';
import { FileChoice, FileDrop } from '#kit/forms/file-drop.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostIntakeFiles } from './contract.ts';
import { isOfSystem } from './entry-name.ts';
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
  const [tooMany, setTooMany] = useState(false);
  const take = (dropped: readonly File[]) => {
    const files = dropped.filter(({ name }) => !isOfSystem(name));
    if (files.length === 0) return;
    const isTooMany = count + files.length > mostIntakeFiles;
    setTooMany(isTooMany);
    if (!isTooMany) onFiles(files);
  };
  return (
    <FileDrop className={styles.drop} several onFiles={take}>
      <p>{t('intakes.intro')}</p>
      <FileChoice
        accept="image/jpeg,image/png,image/webp,image/tiff,.tif,.tiff,.zip,application/zip"
        several
        onFiles={take}
        kind={count === 0 ? 'primary' : 'secondary'}
        icon="plus"
        busy={isBusy && t('images.sending')}
      >
        {text}
      </FileChoice>
      {tooMany && (
        <p role="alert" className={styles.failure}>
          {t('intakes.tooMany')}
        </p>
      )}
    </FileDrop>
  );
}
