import { PictureField } from '#shop/images/office/picture-field.tsx';
import { mostViews } from './contract.ts';

type Props = {
  label: string;
  /** The picture ids, separated by commas. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** One field per picture, and an empty one for the next while the maximum is not reached. */
export function FurtherPictures({ label, value, error, onChange }: Props) {
  const ids = value.split(',').filter(Boolean);
  const fields = ids.length < mostViews ? [...ids, ''] : ids;
  return fields.map((id, index) => (
    <PictureField
      key={index}
      label={`${label} ${index + 1}`}
      value={id}
      error={index === 0 ? error : undefined}
      onChange={(next) =>
        onChange(
          fields
            .map((field, place) => (place === index ? next : field))
            .filter(Boolean)
            .join(','),
        )
      }
    />
  ));
}
