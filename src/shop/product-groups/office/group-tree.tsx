import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce, toast } from '#kit/browser/announce.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { classNames } from '#kit/widgets/class-names.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { DragHandle } from '#shop/office/lists/drag-handle.tsx';
import drag from '#shop/office/lists/drag-list.module.css';
import { DragList, DragRow, type Drop } from '#shop/office/lists/drag-list.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOfficeGroups, moveOfficeGroup, type OfficeGroup } from './contract.ts';
import { moveByDrop, moveByKey, type GroupMove } from './group-moves.ts';
import type { GroupNode } from './group-options.tsx';
import styles from './group-tree.module.css';

type Props = {
  tree: readonly GroupNode[];
  textOf: (group: OfficeGroup) => string;
  mayWrite: boolean;
  onOpen: (group: OfficeGroup) => void;
  onAdd: (within: OfficeGroup) => void;
};

/** The tree of groups, which are moved by drag or by the arrow keys and buttons of a handle. */
export function GroupTree({ tree, textOf, mayWrite, onOpen, onAdd }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const groups = flat(tree);

  const moving = useMutation<{ Rows: OfficeGroup[] }, CallError, { id: number; to: GroupMove }>({
    mutationFn: ({ id, to }) => callOverHttp(moveOfficeGroup, { id, ...to }),
    networkMode: 'always',
    onSuccess: async (answer, { id, to }) => {
      await replaceAnswer(client, queryOf(listOfficeGroups, language).queryKey, answer);
      const name = textOf(groups.find(({ Id }) => Id === id) ?? answer.Rows[0]!);
      const parent = groups.find(({ Id }) => Id === to.ParentId);
      announce(
        t('groups.moved', { name, place: to.Place + 1, parent: parent ? textOf(parent) : t('groups.top') }),
      );
      // The handle is recreated when the group lands in another branch.
      requestAnimationFrame(() => document.getElementById(handleId(id))?.focus());
    },
    onError: (error) => {
      toast(t('groups.moveFailed', { reason: error.problem?.detail ?? '' }), { error: true });
      void client.invalidateQueries({ queryKey: [listOfficeGroups.name] });
    },
  });
  const move = (id: number, to: GroupMove | undefined) => {
    if (to && !moving.isPending) moving.mutate({ id, to });
  };

  const moveOf = ({ id, onto, where }: Drop) => moveByDrop(groups, Number(id), Number(onto), where);

  return (
    <DragList
      nests
      nameOf={(id) => groups.filter(({ Id }) => Id === Number(id)).map(textOf)[0] ?? ''}
      mayDrop={(drop) => moveOf(drop) !== undefined}
      onDrop={(drop) => move(Number(drop.id), moveOf(drop))}
    >
      {mayWrite && <p className={styles.hint}>{t('groups.hint')}</p>}
      {branch(tree)}
    </DragList>
  );

  function branch(nodes: readonly GroupNode[]) {
    return (
      <ul className={drag.branch} aria-busy={moving.isPending}>
        {nodes.map((node) => (
          <li key={node.group.Id}>
            {row(node.group)}
            {node.children.length > 0 && branch(node.children)}
          </li>
        ))}
      </ul>
    );
  }

  function row(group: OfficeGroup) {
    const { Id, RequireLogin, NameEN } = group;
    return (
      <DragRow id={String(Id)} className={classNames(drag.row, styles.row)}>
        {mayWrite && (
          <DragHandle
            id={String(Id)}
            elementId={handleId(Id)}
            label={t('groups.move', { name: textOf(group) })}
            nests
            onMove={(key) => move(Id, moveByKey(groups, Id, key))}
          />
        )}
        <span className={styles.named}>
          <button type="button" className={classNames(drag.name, styles.name)} onClick={() => onOpen(group)}>
            {textOf(group)}
          </button>
          {NameEN === '' && <Badge>{t('form.untranslated')}</Badge>}
          {RequireLogin && <Badge>{t('groups.behindLogIn')}</Badge>}
        </span>
        <Facts group={group} />
        {mayWrite && (
          <Button kind="icon" size="s" icon="plus" onClick={() => onAdd(group)}>
            {t('groups.newWithin', { name: textOf(group) })}
          </Button>
        )}
      </DragRow>
    );
  }
}

function Facts({ group: { Id, Articles } }: { group: OfficeGroup }) {
  const t = useOfficeT();
  return (
    <span className={styles.facts}>
      {t('groups.number', { n: Id })}
      <a href={`/office/articles?group=${Id}`}>
        {t(Articles === 1 ? 'groups.articles.one' : 'groups.articles.other', { n: Articles })}
      </a>
    </span>
  );
}

function handleId(id: number): string {
  return `group-handle-${id}`;
}

function flat(nodes: readonly GroupNode[]): OfficeGroup[] {
  return nodes.flatMap(({ group, children }) => [group, ...flat(children)]);
}
