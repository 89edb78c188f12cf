import { inLanguage } from '#kit/text/language.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listOfficeGroups, type OfficeGroup } from './contract.ts';

export type GroupNode = { group: OfficeGroup; depth: number; children: GroupNode[] };

/** Returns the tree of all groups, including those that require a log-in. */
export function useOfficeGroups() {
  const language = useLanguage();
  const { data, error, refetch } = useEndpoint(listOfficeGroups);
  const groups = data?.Rows ?? [];
  const textOf = (group: OfficeGroup) => inLanguage(language, group.NameSV, group.NameEN);
  return {
    tree: data && treeOf(data.Rows, null, 0),
    error,
    refetch,
    textOf,
    nameOf: (id: number): string => {
      const group = groups.find(({ Id }) => Id === id);
      return group ? textOf(group) : String(id || '');
    },
  };
}

function treeOf(groups: readonly OfficeGroup[], parent: number | null, depth: number): GroupNode[] {
  return groups
    .filter(({ ParentId }) => ParentId === parent)
    .map((group) => ({ group, depth, children: treeOf(groups, group.Id, depth + 1) }));
}

/** The `option` elements for choosing a group, with subgroups indented. */
export function GroupOptions() {
  const { tree = [], textOf } = useOfficeGroups();
  return <>{tree.map(option)}</>;

  function option({ group, depth, children }: GroupNode): React.ReactNode {
    return [
      <option key={group.Id} value={group.Id}>
        {'\u00a0\u00a0\u00a0'.repeat(depth) + textOf(group)}
      </option>,
      ...children.map(option),
    ];
  }
}
