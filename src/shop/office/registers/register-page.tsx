import { useState, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { Right } from '#kit/http/principal.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { EmptyText, ExportLinks } from '#shop/office/file-links.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OrderCall, RegisterCalls, Stored } from './register-calls.ts';
import styles from './register-page.module.css';

type Props<Values> = {
  /** Rows without a place of their own, such as rates with days, have no call that puts them in order. */
  calls: Pick<RegisterCalls<Values>, 'list'> & { order?: OrderCall<Values> };
  right: Right;
  /** The kind of file that holds the register. */
  fileKind: string;
  texts: { title: string; create: string; intro: string; empty: string };
  nameOf: (row: Stored<Values>) => string;
  /** What is seen before the name, such as a colour. */
  signOf?: (row: Stored<Values>) => ReactNode;
  /** What is told of a row beside its name. */
  aboutOf: (row: Stored<Values>) => ReactNode;
  /** The form of a row, or of a new one. */
  children: (loaded: Stored<Values> | undefined, onDone: () => void) => ReactNode;
};

/** The screen of a register: its rows in their order, and the form of one in a window. */
export function RegisterPage<Values>({
  calls,
  right,
  fileKind,
  texts,
  nameOf,
  signOf,
  aboutOf,
  children,
}: Props<Values>) {
  const mayWrite = useMay()(right);
  const { data, error, refetch } = useEndpoint(calls.list);
  const rows = data?.Rows;
  const [open, setOpen] = useState<{ row: Stored<Values> | undefined }>();
  const shown = (row: Stored<Values>) => (
    <div className={styles.row}>
      {signOf?.(row)}
      <button type="button" className={styles.name} onClick={() => setOpen({ row })}>
        {nameOf(row)}
      </button>
      <div className={styles.about}>{aboutOf(row)}</div>
    </div>
  );
  const add = () => setOpen({ row: undefined });
  return (
    <OfficePage
      title={texts.title}
      actions={
        <>
          <ExportLinks kind={fileKind} name={texts.title} />
          {mayWrite && (
            <Button kind="primary" icon="plus" onClick={add}>
              {texts.create}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.intro}>{texts.intro}</p>
      {!rows ? (
        <LoadState error={error} onRetry={() => void refetch()} />
      ) : rows.length === 0 ? (
        <p className={styles.empty}>
          <EmptyText text={texts.empty} kind={fileKind} />
        </p>
      ) : mayWrite && calls.order ? (
        <SortableRows
          calls={{ list: calls.list, order: calls.order }}
          label={texts.title}
          rows={rows}
          nameOf={nameOf}
          shown={shown}
        />
      ) : (
        <ol className={styles.list} aria-label={texts.title}>
          {rows.map((row) => (
            <li key={row.Id}>{shown(row)}</li>
          ))}
        </ol>
      )}
      <Modal
        title={open?.row ? nameOf(open.row) : texts.create}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        width="wide"
      >
        {open && children(open.row, () => setOpen(undefined))}
      </Modal>
    </OfficePage>
  );
}

type RowsProps<Values> = Pick<Props<Values>, 'nameOf'> & {
  calls: SortCalls<Values>;
  label: string;
  rows: Stored<Values>[];
  shown: (row: Stored<Values>) => ReactNode;
};

function SortableRows<Values>({ calls, label, rows, nameOf, shown }: RowsProps<Values>) {
  const t = useOfficeT();
  const sort = useSort(calls);
  return (
    <>
      {rows.length > 1 && <p className={styles.hint}>{t('registers.hint')}</p>}
      <SortableList label={label} items={rows} keyOf={({ Id }) => Id} nameOf={nameOf} onSort={sort}>
        {shown}
      </SortableList>
    </>
  );
}

type SortCalls<Values> = Pick<RegisterCalls<Values>, 'list'> & { order: OrderCall<Values> };

/** Shows the new order at once, and what is stored when it could not be saved. */
function useSort<Values>({ list, order }: SortCalls<Values>) {
  const t = useOfficeT();
  const client = useQueryClient();
  const { queryKey } = queryOf(list, useLanguage());
  const { mutate } = useMutation<unknown, CallError, number[]>({
    mutationFn: (Ids) => callOverHttp(order, { Ids }),
    networkMode: 'always',
    scope: { id: order.name },
    onSuccess: (answer) => replaceAnswer(client, queryKey, answer),
    onError: (error) => {
      toast(t('registers.orderFailed', { reason: error.problem?.detail ?? '' }), { error: true });
      void client.invalidateQueries({ queryKey });
    },
  });
  return (rows: Stored<Values>[]) => {
    void replaceAnswer(client, queryKey, { Rows: rows });
    mutate(rows.map(({ Id }) => Id));
  };
}
