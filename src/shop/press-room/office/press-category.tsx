import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

const known = [1, 2, 1002] as const;

export function categoryName(t: OfficeT, id: number): string {
  const one = known.find((category) => category === id);
  return one === undefined ? t('press.category.other', { id }) : t(`press.category.${one}`);
}

/** The categories that the press room distinguishes, and the one that a message already has. */
export function CategoryOptions({ current }: { current?: number }) {
  const t = useOfficeT();
  const ids = new Set<number>([...known, ...(current ? [current] : [])]);
  return [...ids].map((id) => (
    <option key={id} value={id}>
      {categoryName(t, id)}
    </option>
  ));
}
