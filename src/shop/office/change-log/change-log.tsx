import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { Thumbnail } from '#shop/office/thumbnail.tsx';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { listChanges, type LoggedChange } from '#shop/staff/change-log/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './change-log.module.css';
import { logRows, type LogRow } from './log-rows.ts';
import type { NameOf } from './log-words.ts';
import { momentText } from '#shop/office/moments.ts';

/**
 * The history of an item: who changed what, and when; `labels` are the names of its fields, and `nameOf` is asked for
 * what they refer to by a number.
 */
export function ChangeLog({
  entity,
  id,
  labels = {},
  nameOf,
}: {
  entity: Entity;
  id: number | string;
  labels?: Readonly<Record<string, string>>;
  nameOf?: NameOf;
}) {
  const t = useOfficeT();
  const { rows, more } = useChanges({ entity, entityId: String(id) });
  return (
    <section className={styles.log}>
      <h2>{t('log.title')}</h2>
      {rows?.length === 0 && <p className={styles.none}>{t('log.none')}</p>}
      <ol className={styles.list}>
        {rows?.map((change) => (
          <li key={change.Id}>
            <p className={styles.who}>
              <strong>{change.StaffName}</strong> {t(actionKey(change))} <InRun change={change} />
              <time dateTime={change.ChangedAt}>{momentText(change.ChangedAt)}</time>
            </p>
            {change.Action === 'change' && (
              <ChangedValues change={change} labels={labels} {...(nameOf && { nameOf })} />
            )}
          </li>
        ))}
      </ol>
      {more && (
        <Button size="s" onClick={more}>
          {t('log.more')}
        </Button>
      )}
    </section>
  );
}

/** Leads to the file that made the change. */
export function InRun({ change: { RunId } }: { change: LoggedChange }) {
  const t = useOfficeT();
  const may = useMay();
  if (RunId === null) return null;
  const text = t('log.inRun', { run: t('exchange.run.title', { id: RunId }).toLowerCase() });
  return may('exchange.read') ? <Link to={`/office/exchange/runs/${RunId}`}>{text}</Link> : text;
}

export function ChangedValues({
  change,
  labels = {},
  nameOf,
}: {
  change: LoggedChange;
  labels?: Readonly<Record<string, string>>;
  nameOf?: NameOf;
}) {
  const t = useOfficeT();
  // For a created or deleted item, all filled-in values are shown in one column.
  const isWhole = change.Action !== 'change';
  return (
    <dl className={styles.values}>
      {logRows(t, change, labels, nameOf)
        .filter(({ before, after }) => !isWhole || before || after)
        .map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              {isWhole || (row.before === null && !row.isImage) ? null : (
                <>
                  <del>{shown(row, row.before)}</del>
                  {' → '}
                </>
              )}
              {isWhole && row.before && <del>{shown(row, row.before)}</del>}
              {(!isWhole || row.after) && <ins>{shown(row, row.after)}</ins>}
            </dd>
          </div>
        ))}
    </dl>
  );

  function shown({ isImage }: LogRow, value: string | null): ReactNode {
    if (!value) return t('conflict.empty');
    return isImage ? value.split(',').map((id) => <Thumbnail key={id} imageId={Number(id)} />) : value;
  }
}

export function useChanges(filter: { entity?: string; entityId?: string; staffId?: number | undefined }) {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [listChanges.name, language, filter],
    queryFn: ({ pageParam, signal }) =>
      callOverHttp(listChanges, { ...filter, before: pageParam, languageCode: language }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.HasMore ? last.Rows.at(-1)?.Id : undefined),
  });
  return {
    rows: query.data?.pages.flatMap((page) => page.Rows),
    error: query.error,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

const actions = ['create', 'change', 'delete', 'import', 'send', 'log-in'] as const;

export function actionKey({ Action }: LoggedChange) {
  return `log.action.${actions.find((action) => action === Action) ?? 'change'}` as const;
}
