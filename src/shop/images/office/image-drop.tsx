import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { send, isSending, failure, warning } = useImageUpload(onSent);
  const take = (files: FileList | null) => send([...(files ?? [])].slice(0, several ? undefined : 1));
  return (
    <div
      className={classNames(styles.field, className)}
      role="group"
      aria-labelledby={labelledBy}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={text}
        tabIndex={-1}
        multiple={several}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button size="s" busy={isSending && t('images.sending')} onClick={() => input.current?.click()}>
          {text}
        </Button>
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
    </div>
  );
}
