import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { useId } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { TextArea } from '#kit/forms/field.tsx';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useLatest } from '#shop/office/use-latest.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { FocusChoice } from './focus-choice.tsx';
import { PictureDrop } from './picture-drop.tsx';
import field from './picture-field.module.css';
import styles from './picture-list.module.css';
import { PictureOriginFields } from './picture-origin-fields.tsx';
import { officePicture } from '#shop/office/picture-url.ts';
import { noWords, wordsFrom, wordsText, type OfficePictureWords } from './picture-words.ts';

type Props = {
  label: string;
  /** The pictures with their texts, serialized by `wordsText`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Several pictures in order, added by drop, each with the text printed below it. */
export function PictureList({ label, value, error, onChange }: Props) {
  const t = useOfficeT();
  const id = useId();
  const pictures = wordsFrom(value);
  const put = (next: readonly OfficePictureWords[]) => onChange(wordsText(next));
  const nameOf = (one: OfficePictureWords) =>
    one.CaptionSV || t('pictures.numbered', { n: pictures.indexOf(one) + 1 });
  // Text typed during an upload must not be lost when the upload completes.
  const latestRef = useLatest(value);
  return (
    <PictureDrop
      labelledBy={id}
      text={t('pictures.add')}
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
      {pictures.length === 0 && <p className={field.drop}>{t('pictures.dropSeveral')}</p>}
      <SortableList
        label={label}
        items={pictures}
        keyOf={({ ImageId }) => ImageId}
        nameOf={nameOf}
        onSort={put}
      >
        {(one, place) => (
          <OnePicture
            words={one}
            name={nameOf(one)}
            onChange={(next) => put(pictures.map((other, at) => (at === place ? next : other)))}
            onRemove={() => put(pictures.filter((_, at) => at !== place))}
          />
        )}
      </SortableList>
    </PictureDrop>
  );
}

type OneProps = {
  words: OfficePictureWords;
  name: string;
  onChange: (words: OfficePictureWords) => void;
  onRemove: () => void;
};

function OnePicture({ words, name, onChange, onRemove }: OneProps) {
  const t = useOfficeT();
  const values = { ...words, ImageId: String(words.ImageId) };
  const control = (key: keyof OfficePictureWords) => ({
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...words, [key]: target.value }),
  });
  const form = { values, field: control };
  return (
    <div className={styles.picture}>
      <img src={officePicture(words.ImageId)} alt="" width={72} height={72} />
      <Disclosure
        summary={
          <>
            <strong>{name}</strong>
            <span className={styles.origin}>
              {[words.Photographer, words.PlaceSV, words.TakenOn].filter(Boolean).join(', ') ||
                t('pictures.noOrigin')}
            </span>
          </>
        }
      >
        <div className={styles.fields}>
          <TextPair
            form={form}
            names={['CaptionSV', 'CaptionEN']}
            label={t('pictures.caption')}
            control={TextArea}
          />
          <PictureOriginFields {...form} />
          <FocusChoice
            key={words.ImageId}
            imageId={String(words.ImageId)}
            onChange={(next) => onChange({ ...words, ImageId: Number(next) })}
          />
        </div>
      </Disclosure>
      <Button kind="icon" size="s" icon="trash" onClick={onRemove}>
        {t('pictures.removeOne', { name })}
      </Button>
    </div>
  );
}
