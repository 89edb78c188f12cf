import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { listColors, listMaterials } from '#shop/articles/contract.ts';
import { useOfficeGroups } from '#shop/product-groups/office/group-options.tsx';

type Props = { id: number; labels: Readonly<Record<string, string>> };

/** The history of an article. What its form offers as choices is told by name. */
export function ArticleLog({ id, labels }: Props) {
  const groups = useOfficeGroups();
  const { data: materials } = useEndpoint(listMaterials);
  const { data: colours } = useEndpoint(listColors);
  const nameOf = (field: string, value: string) => {
    if (field === 'ProductGroupId') return groups.nameOf(Number(value));
    const list = field === 'MaterialId' ? materials : field === 'ColourIds' ? colours : undefined;
    return list?.find(({ Id }) => String(Id) === value)?.Name;
  };
  return <ChangeLog entity="article" id={id} labels={labels} nameOf={nameOf} />;
}
