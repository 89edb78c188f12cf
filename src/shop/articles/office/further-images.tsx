import { ImageField } from '#shop/images/office/image-field.tsx';
import { wholeRow } from '#shop/office/forms/office-form.tsx';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';
import { mostViews } from './contract.ts';

type Props = {
  label: string;
  /** The picture ids, separated by commas. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The pictures in their order, and an empty field for the next while the maximum is not reached. */
export function FurtherImages({ label, value, error, onChange }: Props) {
  const ids = value.split(',').filter(Boolean);
  const images = ids.map((id, place) => ({ id, place }));
  const labelOf = (place: number) => `${label} ${place + 1}`;
  const put = (place: number, id: string) =>
    onChange([...ids.slice(0, place), id, ...ids.slice(place + 1)].filter(Boolean).join(','));
  const field = (place: number, id = '', className?: string) => (
    <ImageField
      label={labelOf(place)}
      value={id}
      error={place === 0 ? error : undefined}
      className={className}
      onChange={(next) => put(place, next)}
    />
  );
  return (
    <>
      {images.length > 0 && (
        <div className={wholeRow}>
          <SortableList
            label={label}
            items={images}
            keyOf={({ place }) => place}
            nameOf={({ place }) => labelOf(place)}
            onSort={(next) => onChange(next.map(({ id }) => id).join(','))}
          >
            {({ id, place }) => field(place, id)}
          </SortableList>
        </div>
      )}
      {ids.length < mostViews && field(ids.length, '', wholeRow)}
    </>
  );
}
