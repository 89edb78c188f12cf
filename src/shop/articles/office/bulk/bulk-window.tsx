import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { wireToOre } from '#kit/text/money.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { listPriceLists } from '#shop/articles/prices/office/contract.ts';
import { priceListTitle } from '#shop/articles/prices/price-list-title.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './bulk.module.css';
import { changeManyArticles, undoMinutes, type BulkChange } from './contract.ts';
import { useChangeText } from './use-change-text.tsx';
import { useStaleArticles } from './use-stale-articles.ts';

type Done = OutputOf<typeof changeManyArticles>;
type Props = {
  change: BulkChange;
  which: Pick<InputOf<typeof changeManyArticles>, 'Ids' | 'Filter'>;
  onClose: () => void;
  onDone: () => void;
};

/** Tells what a change does and to how many articles, and makes it. */
export function BulkWindow({ change, which, onClose, onDone }: Props) {
  const t = useOfficeT();
  const isStale = useStaleArticles();
  const input = { ...which, Change: change };
  const look = useQuery<Done, CallError>({
    queryKey: ['bulkPreview', input],
    queryFn: () => callOverHttp(changeManyArticles, { ...input, DryRun: true }),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const act = useMutation<Done, CallError>({
    mutationFn: () => callOverHttp(changeManyArticles, { ...input, DryRun: false }),
    networkMode: 'always',
    onSuccess: ({ Count }) => {
      toast(t(Count === 1 ? 'articles.bulk.done.one' : 'articles.bulk.done.other', { n: Count }));
      onDone();
    },
    // One that failed halfway has changed some.
    onSettled: isStale,
  });
  const count = look.data?.Count ?? 0;
  const failure = act.error ?? look.error;
  return (
    <Modal title={t('articles.bulk.title')} open onClose={onClose}>
      {look.data ? (
        <WhatChanges change={change} preview={look.data} />
      ) : (
        !look.error && <ListOnItsWay text={t('general.loading')} rows={4} />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.problem?.errors?.[0]?.message ?? failure.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      <div className={desk.buttons}>
        {count > 0 && (
          <Button kind="primary" busy={act.isPending && t('general.saving')} onClick={() => act.mutate()}>
            {t(count === 1 ? 'articles.bulk.go.one' : 'articles.bulk.go.other', { n: count })}
          </Button>
        )}
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </Modal>
  );
}

function WhatChanges({
  change,
  preview: { Count, Matched, Examples },
}: {
  change: BulkChange;
  preview: Done;
}) {
  const t = useOfficeT();
  const textOf = useChangeText();
  const same = Matched - Count;
  return (
    <div className={styles.what} role="status">
      <ul>
        {textOf(change).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t(Count === 1 ? 'articles.bulk.count.one' : 'articles.bulk.count.other', { n: Count })}</p>
      {same > 0 && (
        <p>
          {t(same === 1 ? 'articles.bulk.same.one' : 'articles.bulk.same.other', { n: same })}
          {change.PricePercent !== undefined && ` ${t('articles.bulk.withoutPrice')}`}
        </p>
      )}
      {change.PricePercent !== undefined && <WhichList />}
      {Examples.length > 0 && <PriceExamples examples={Examples} />}
      {Count > 0 && <p>{t('articles.bulk.undoable', { minutes: undoMinutes })}</p>}
    </div>
  );
}

/** Where there are several, a percentage is that of the prices in one of them. */
function WhichList() {
  const t = useOfficeT();
  const rows = useEndpoint(listPriceLists).data?.Rows ?? [];
  const standard = rows.find(({ Code }) => Code === 'standard');
  if (!standard || rows.length === 1) return null;
  const list = priceListTitle({ ...standard, Name: standard.NameSV });
  return <p>{t('articles.bulk.whichList', { list })}</p>;
}

function PriceExamples({ examples }: { examples: Done['Examples'] }) {
  const t = useOfficeT();
  const language = useLanguage();
  const amount = (wire: number) => amountInWords(wireToOre(wire), language);
  const heads = [t('articles.bulk.priceNow'), t('articles.bulk.priceThen')];
  return (
    <Table caption={t('articles.bulk.examples')} captionHidden={false}>
      <thead>
        <tr>
          <th scope="col">{t('articles.bulk.article')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className={amountCell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map(({ ArticleNumber, Text, Old, New }) => (
          <tr key={ArticleNumber}>
            <th scope="row">
              {ArticleNumber} {Text}
            </th>
            <td className={amountCell}>{amount(Old)}</td>
            <td className={amountCell}>{amount(New)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
