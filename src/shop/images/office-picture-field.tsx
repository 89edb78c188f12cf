import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import type { CallError } from '#kit/call.ts';
import { classNames } from '#kit/class-names.ts';
import { sendFile } from '#kit/send-file.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import { mostPictureBytes, uploadPicture } from './office-contract.ts';
import { FocusChoice } from './office-focus-choice.tsx';
import styles from './office-picture-field.module.css';
import { shrunk } from './shrunk.ts';

type Props = {
  label: string;
  /** The picture's id; '' for none. */
  value: string;
  error: string | undefined;
  className?: string | undefined;
  onChange: (value: string) => void;
};

/** A picture by drop or by choice of a file, and the point of it that must be seen. */
export function PictureField({ label, value, error, className, onChange }: Props) {
  const t = useOfficeT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const upload = useMutation<{ Id: number }, CallError | Error, File>({
    mutationFn: async (file) => {
      const sent = await shrunk(file);
      if (sent.size > mostPictureBytes) throw new Error('too large');
      return await sendFile(uploadPicture, {}, sent);
    },
    networkMode: 'always',
    onSuccess: ({ Id }) => onChange(String(Id)),
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) upload.mutate(file);
  };
  const message = upload.error ? failureKey(upload.error) : undefined;
  return (
    <div
      className={classNames(styles.field, className)}
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {value === '' ? (
        <p className={styles.drop}>{t('pictures.drop')}</p>
      ) : (
        <FocusChoice key={value} imageId={value} onChange={onChange} />
      )}
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('pictures.choose')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button
          size="s"
          busy={upload.isPending && t('pictures.sending')}
          onClick={() => input.current?.click()}
        >
          {t(value === '' ? 'pictures.choose' : 'pictures.exchange')}
        </Button>
        {value !== '' && (
          <Button size="s" kind="plain" onClick={() => onChange('')}>
            {t('pictures.remove')}
          </Button>
        )}
      </div>
      {(message ?? error) && (
        <p className={styles.error} role="alert">
          {message ? t(message) : error}
        </p>
      )}
    </div>
  );
}

function failureKey(error: CallError | Error) {
  const status = 'status' in error ? error.status : 413;
  if (status === 413) return 'pictures.tooLarge';
  return status === 400 ? 'pictures.unreadable' : 'general.commonError';
}
