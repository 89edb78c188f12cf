import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { useId } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { TextArea } from '#kit/forms/field.tsx';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useLatest } from '#shop/office/use-latest.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { FocusChoice } from './focus-choice.tsx';
import { ImageDrop } from './image-drop.tsx';
import field from './image-field.module.css';
import styles from './image-list.module.css';
import { ImageOriginFields } from './image-origin-fields.tsx';
import { officeImage } from '#shop/office/image-url.ts';
import { noWords, wordsFrom, wordsText, type OfficeImageWords } from './image-words.ts';

type Props = {
  label: string;
  /** The pictures with their texts, serialized by `wordsText`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Several pictures in order, added by drop, each with the text printed below it. */
export function ImageList({ label, value, error, onChange }: Props) {
  const t = useOfficeT();
  const id = useId();
  const images = wordsFrom(value);
  const put = (next: readonly OfficeImageWords[]) => onChange(wordsText(next));
  const nameOf = (one: OfficeImageWords) =>
    one.CaptionSV || t('images.numbered', { n: images.indexOf(one) + 1 });
  // Text typed during an upload must not be lost when the upload completes.
  const latestRef = useLatest(value);
  return (
    <ImageDrop
      labelledBy={id}
      text={t('images.add')}
      several
      error={error}
      onSent={(ImageId) => {
        latestRef.current = wordsText([...wordsFrom(latestRef.current), { ...noWords, ImageId }]);
        onChange(latestRef.current);
      }}
    >
      <span id={id} className={field.label}>
        {label}
      </span>
      {images.length === 0 && <p className={field.drop}>{t('images.dropSeveral')}</p>}
      <SortableList
        label={label}
        items={images}
        keyOf={({ ImageId }) => ImageId}
        nameOf={nameOf}
        onSort={put}
      >
        {(one, place) => (
          <OneImage
            words={one}
            name={nameOf(one)}
            onChange={(next) => put(images.map((other, at) => (at === place ? next : other)))}
            onRemove={() => put(images.filter((_, at) => at !== place))}
          />
        )}
      </SortableList>
    </ImageDrop>
  );
}

type OneProps = {
  words: OfficeImageWords;
  name: string;
  onChange: (words: OfficeImageWords) => void;
  onRemove: () => void;
};

function OneImage({ words, name, onChange, onRemove }: OneProps) {
  const t = useOfficeT();
  const values = { ...words, ImageId: String(words.ImageId) };
  const control = (key: keyof OfficeImageWords) => ({
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...words, [key]: target.value }),
  });
  const form = { values, field: control };
  return (
    <div className={styles.image}>
      <img src={officeImage(words.ImageId)} alt="" width={72} height={72} />
      <Disclosure
        summary={
          <>
            <strong>{name}</strong>
            <span className={styles.origin}>
              {[words.Photographer, words.PlaceSV, words.TakenOn].filter(Boolean).join(', ') ||
                t('images.noOrigin')}
            </span>
          </>
        }
      >
        <div className={styles.fields}>
          <TextPair
            form={form}
            names={['CaptionSV', 'CaptionEN']}
            label={t('images.caption')}
            control={TextArea}
          />
          <ImageOriginFields {...form} />
          <FocusChoice
            key={words.ImageId}
            imageId={String(words.ImageId)}
            onChange={(next) => onChange({ ...words, ImageId: Number(next) })}
          />
        </div>
      </Disclosure>
      <Button kind="icon" size="s" icon="trash" onClick={onRemove}>
        {t('images.removeOne', { name })}
      </Button>
    </div>
  );
}
