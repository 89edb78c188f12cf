import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { EmptyText, ExportLinks } from '#shop/office/file-links.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeGroup } from './contract.ts';
import { GroupForm } from './group-form.tsx';
import { useOfficeGroups } from './group-options.tsx';
import { GroupTree } from './group-tree.tsx';

type Open = { group: OfficeGroup } | { within: OfficeGroup | undefined };

export default function OfficeGroupsPage() {
  const t = useOfficeT();
  const may = useMay();
  const { tree, error, refetch, textOf } = useOfficeGroups();
  const [open, setOpen] = useState<Open>();
  const title = !open
    ? ''
    : 'group' in open
      ? textOf(open.group)
      : open.within
        ? t('groups.newWithin', { name: textOf(open.within) })
        : t('groups.new');
  return (
    <OfficePage
      title={t('groups.title')}
      actions={
        <>
          <ExportLinks kind="groups" name={t('groups.title')} />
          {may('catalogue.write') && (
            <Button kind="primary" icon="plus" onClick={() => setOpen({ within: undefined })}>
              {t('groups.new')}
            </Button>
          )}
        </>
      }
    >
      {tree?.length === 0 ? (
        <p>
          <EmptyText text={t('groups.empty')} kind="articles" />
        </p>
      ) : tree ? (
        <GroupTree
          tree={tree}
          textOf={textOf}
          mayWrite={may('catalogue.write')}
          onOpen={(group) => setOpen({ group })}
          onAdd={(within) => setOpen({ within })}
        />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
      <Modal title={title} open={open !== undefined} onClose={() => setOpen(undefined)} width="wide">
        {open && (
          <GroupForm
            loaded={'group' in open ? open.group : undefined}
            parentId={'within' in open ? (open.within?.Id ?? null) : null}
            onDone={() => setOpen(undefined)}
          />
        )}
      </Modal>
    </OfficePage>
  );
}
