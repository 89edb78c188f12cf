import { useNavigate } from 'react-router';
import { SelectField } from '#kit/forms/select-field.tsx';
import { groupPath, productsPath } from './paths.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { useGroups } from './use-groups.ts';

/** A select for narrow screens, which navigates to the chosen group. */
export function GroupDropdown({ className }: { className?: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { tree, current } = useGroups();
  return (
    <SelectField
      {...(className && { className })}
      label={t('catalogue.chooseGroup')}
      labelHidden
      value={current ? groupPath(current) : productsPath}
      onChange={(event) => void navigate(event.target.value)}
    >
      <option value={productsPath}>{t('catalogue.allProducts')}</option>
      {tree.map(({ group, children }) =>
        [group, ...children].map((one) => (
          <option key={one.ProductGroupId} value={groupPath(one)}>
            {one === group ? group.Name : t('catalogue.groupPath', { parent: group.Name, group: one.Name })}
          </option>
        )),
      )}
    </SelectField>
  );
}
