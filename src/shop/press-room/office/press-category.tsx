import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { categoryName, knownCategories } from './category-name.ts';

/** The categories that the press room distinguishes, and the one that a message already has. */
export function CategoryOptions({ current }: { current?: number }) {
  const t = useOfficeT();
  const ids = new Set<number>([...knownCategories, ...(current ? [current] : [])]);
  return [...ids].map((id) => (
    <option key={id} value={id}>
      {categoryName(t, id)}
    </option>
  ));
}
