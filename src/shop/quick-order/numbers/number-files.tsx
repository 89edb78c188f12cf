import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { focusOnArrival } from '#kit/browser/focus-on-arrival.ts';
import { saveText } from '#kit/browser/save-text.ts';
import { FileField } from '#kit/forms/file-field.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { csvFile } from '#kit/tables/csv-file.ts';
import { Button } from '#kit/widgets/button.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { ownNumberColumn } from '#shop/quick-order/own-numbers/column-texts.ts';
import { listOwnNumbers, sendOwnNumbers } from '#shop/quick-order/own-numbers/contract.ts';
import { sendRowsFile } from '#shop/quick-order/send-rows-file.ts';
import styles from './own-numbers.module.css';

type Run = OutputOf<typeof sendOwnNumbers>;

const most = 100;
const shownErrors = 20;

/** Numbers in from a file, which is tried first, and all of them out. `total` is unknown while they are searched. */
export function NumberFiles({ total }: { total: number | undefined }) {
  const t = useT();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState<Run>();
  const [saved, setSaved] = useState(0);
  const sending = useMutation({
    mutationFn: ({ chosen, dryRun }: { chosen: File; dryRun: boolean }) =>
      sendRowsFile(sendOwnNumbers, { fileName: chosen.name, dryRun, skipBad: true }, chosen, t),
    networkMode: 'always',
    onSuccess: (run, { dryRun }) => {
      if (dryRun) return setTried(run);
      void client.invalidateQueries({ queryKey: [listOwnNumbers.name] });
      toast(plural(t, 'ownNumbers.fileSaved', run.Created + run.Changed));
      setTried(undefined);
      setFile(undefined);
      setSaved((times) => times + 1);
    },
  });
  const saving = useMutation({
    mutationFn: async () => {
      const rows: [string, string][] = [];
      for (let skip = 0, all = 1; skip < all; skip += most) {
        const part = await callOverHttp(listOwnNumbers, { skip, take: most });
        rows.push(...part.Rows.map((row): [string, string] => [row.OwnNumber, row.Article.ArticleNumber]));
        all = part.TotalCount;
      }
      saveText(t('ownNumbers.fileName'), csvFile(['own_article_no', 'article_no'], rows), 'text/csv');
    },
    networkMode: 'always',
    onError: (error) => toast(whyNot(error, t), { error: true }),
  });
  const changes = tried ? tried.Created + tried.Changed : 0;
  return (
    <section className={styles.files}>
      <h2>{t('ownNumbers.files')}</h2>
      {/* The field of a file that was saved is replaced by an empty one. */}
      <FileField
        key={saved}
        ref={saved > 0 ? focusOnArrival : undefined}
        label={t('ownNumbers.fileLabel')}
        hint={sending.isPending ? t('quickOrder.reading') : t('ownNumbers.fileHint')}
        error={sending.error ? whyNot(sending.error, t) : ''}
        button={t('quickOrder.chooseFile')}
        none={t('quickOrder.noFile')}
        accept=".csv,.txt,.xlsx"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          setFile(chosen);
          setTried(undefined);
          if (chosen) sending.mutate({ chosen, dryRun: true });
        }}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
      {tried && (
        <div role="status" className={styles.report}>
          <p>
            {t('ownNumbers.fileRead', {
              read: tried.Read,
              created: tried.Created,
              changed: tried.Changed,
              rejected: tried.Rejected,
            })}
          </p>
          {tried.Errors.length > 0 && (
            <ul>
              {tried.Errors.slice(0, shownErrors).map(({ Line, Field, Value, Reason }, place) => (
                <li key={place}>
                  {t('ownNumbers.fileError', {
                    line: Line,
                    value: Value || ownNumberColumn(Field, t),
                    reason: Reason,
                  })}
                </li>
              ))}
            </ul>
          )}
          {file && changes > 0 && (
            <Button
              kind="primary"
              busy={sending.isPending && t('ownNumbers.saving')}
              onClick={() => sending.mutate({ chosen: file, dryRun: false })}
            >
              {plural(t, 'ownNumbers.fileSave', changes)}
            </Button>
          )}
        </div>
      )}
      {total !== undefined && total > 0 && (
        <Button
          kind="plain"
          icon="download"
          busy={saving.isPending && t('general.loading')}
          onClick={() => saving.mutate()}
        >
          {t('ownNumbers.saveAll')}
        </Button>
      )}
    </section>
  );
}
