import { TextField } from '#kit/forms/field.tsx';
import { wholeRow } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { noOrigin } from './image-origin.ts';

type Name = keyof typeof noOrigin;
type Control = { value: string; error?: string; onChange: (event: { target: { value: string } }) => void };
type Props = { values: Readonly<Record<Name, string>>; field: (name: Name) => Control };

export function ImageOriginFields({ values, field }: Props) {
  const t = useOfficeT();
  const form = { values, field };
  return (
    <>
      <TextField {...field('Photographer')} label={t('images.photographer')} />
      <TextField
        {...field('TakenOn')}
        label={t('images.takenOn')}
        hint={t('images.takenOn.hint')}
        type="date"
      />
      <TextPair form={form} names={['PlaceSV', 'PlaceEN']} label={t('images.place')} control={TextField} />
      <TextPair
        form={form}
        names={['LicenceSV', 'LicenceEN']}
        label={t('images.licence')}
        control={TextField}
      />
      <TextField
        {...field('ArticleNumbers')}
        label={t('images.articleNumbers')}
        hint={t('images.articleNumbers.hint')}
        className={wholeRow}
        autoComplete="off"
      />
    </>
  );
}
