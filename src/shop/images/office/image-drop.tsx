import type { ReactNode } from 'react';
import { FileChoice, FileDrop } from '#kit/forms/file-drop.tsx';
import { classNames } from '#kit/widgets/class-names.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './image-field.module.css';
import { useImageUpload } from './use-image-upload.ts';

type Props = {
  /** The id of the label that names the group. */
  labelledBy: string;
  /** The text of the button. */
  text: string;
  several?: boolean;
  error?: string | undefined;
  className?: string | undefined;
  onSent: (imageId: number) => void;
  children?: ReactNode;
  /** Further content beside the button. */
  more?: ReactNode;
};

/** An area where pictures are dropped, with a button to choose files instead. */
export function ImageDrop({
  labelledBy,
  text,
  several = false,
  error,
  className,
  onSent,
  children,
  more,
}: Props) {
  const t = useOfficeT();
  const { send, isSending, failure, warning } = useImageUpload(onSent);
  return (
    <FileDrop
      className={classNames(styles.field, className)}
      role="group"
      aria-labelledby={labelledBy}
      several={several}
      onFiles={send}
    >
      {children}
      <div className={styles.buttons}>
        <FileChoice
          accept="image/jpeg,image/png,image/webp,image/tiff,.tif,.tiff"
          several={several}
          onFiles={send}
          size="s"
          busy={isSending && t('images.sending')}
        >
          {text}
        </FileChoice>
        {more}
      </div>
      {(failure ?? error) && (
        <p className={styles.error} role="alert">
          {failure ?? error}
        </p>
      )}
      {warning && (
        <p className={styles.warning} role="status">
          {warning}
        </p>
      )}
    </FileDrop>
  );
}
