import { TextField } from '#kit/forms/field.tsx';
import { wholeRow } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { noOrigin } from './picture-origin.ts';

type Name = keyof typeof noOrigin;
type Control = { value: string; error?: string; onChange: (event: { target: { value: string } }) => void };
type Props = { values: Readonly<Record<Name, string>>; field: (name: Name) => Control };

export function PictureOriginFields({ values, field }: Props) {
  const t = useOfficeT();
  const form = { values, field };
  return (
    <>
      <TextField {...field('Photographer')} label={t('pictures.photographer')} />
      <TextField
        {...field('TakenOn')}
        label={t('pictures.takenOn')}
        hint={t('pictures.takenOn.hint')}
        type="date"
      />
      <TextPair form={form} names={['PlaceSV', 'PlaceEN']} label={t('pictures.place')} control={TextField} />
      <TextPair
        form={form}
        names={['LicenceSV', 'LicenceEN']}
        label={t('pictures.licence')}
        control={TextField}
      />
      <TextField
        {...field('ArticleNumbers')}
        label={t('pictures.articleNumbers')}
        hint={t('pictures.articleNumbers.hint')}
        className={wholeRow}
        autoComplete="off"
      />
    </>
  );
}
