import { useId } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { FocusChoice } from './focus-choice.tsx';
import { ImageDrop } from './image-drop.tsx';
import styles from './image-field.module.css';

type Props = {
  label: string;
  /** The picture's id; '' for none. */
  value: string;
  error: string | undefined;
  className?: string | undefined;
  onChange: (value: string) => void;
};

/** A field for a picture, dropped or chosen as a file, with the focal point that must stay visible. */
export function ImageField({ label, value, error, className, onChange }: Props) {
  const t = useOfficeT();
  const id = useId();
  return (
    <ImageDrop
      labelledBy={id}
      text={t(value === '' ? 'images.choose' : 'images.exchange')}
      error={error}
      className={className}
      onSent={(imageId) => onChange(String(imageId))}
      more={
        value !== '' && (
          <Button size="s" kind="plain" onClick={() => onChange('')}>
            {t('images.remove')}
          </Button>
        )
      }
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      {value === '' ? (
        <p className={styles.drop}>{t('images.drop')}</p>
      ) : (
        <FocusChoice key={value} imageId={value} onChange={onChange} />
      )}
    </ImageDrop>
  );
}
