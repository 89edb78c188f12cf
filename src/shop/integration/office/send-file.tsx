import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { FileField } from '#kit/forms/file-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { sendFile } from '#kit/http/send-file.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import { fileKinds, type FileKind } from '#shop/integration/kinds.ts';
import { listExchangeRuns, sendOfficeFile } from './contract.ts';
import styles from './integration.module.css';
import { RunReport } from './run-report.tsx';
import { TrialChanges } from './trial-changes.tsx';

/** Uploads a file: it is tried in a dry run, the result is shown, and then it is imported. */
export function SendFile() {
  const t = useOfficeT();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<FileKind>('stock');
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const [skipBad, setSkipBad] = useState(false);
  const [tried, setTried] = useState<SentRun>();
  const sending = useMutation<SentRun, CallError, { dryRun: boolean; skipBad: boolean; file: File }>({
    mutationFn: ({ dryRun, skipBad: skip, file: chosen }) =>
      sendFile(sendOfficeFile, { kind, fileName: chosen.name, dryRun, skipBad: skip }, chosen),
    networkMode: 'always',
    onSuccess: (run, { dryRun }) => {
      if (dryRun) return setTried(run);
      void client.invalidateQueries({ queryKey: [listExchangeRuns.name] });
      if (run.Outcome === 'failed') return setTried(run);
      toast(
        t(run.Outcome === 'same' ? 'exchange.send.nothing' : 'exchange.send.done', { file: run.FileName }),
      );
      choose(undefined);
      if (input.current) input.current.value = '';
    },
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setIsMissing(false);
    setTried(undefined);
    setSkipBad(false);
    sending.reset();
  };
  const isTrying = sending.isPending && sending.variables.dryRun;
  const mayGo = tried && tried.Read > 0 && (tried.Rejected === 0 || skipBad);
  return (
    <form
      className={styles.send}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!file) {
          setIsMissing(true);
          input.current?.focus();
        } else if (!sending.isPending) sending.mutate({ dryRun: true, skipBad, file });
      }}
    >
      <h2>{t('exchange.send.title')}</h2>
      <p>{t('exchange.send.text')}</p>
      <div className={styles.pair}>
        <SelectField
          label={t('exchange.kind')}
          name="kind"
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as FileKind);
            setTried(undefined);
          }}
        >
          {fileKinds.map((one) => (
            <option key={one} value={one}>
              {t(`exchange.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <FileField
          ref={input}
          button={t('exchange.send.choose')}
          none={t('exchange.send.none')}
          name="file"
          accept=".csv,.txt,.xlsx"
          label={t('exchange.send.file')}
          {...(isMissing && { error: t('exchange.send.noFile') })}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      {sending.error && (
        <p role="alert" className={styles.failure}>
          {t(sending.error.status === 413 ? 'exchange.send.tooLarge' : 'exchange.send.failed')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind={tried ? 'plain' : 'primary'} busy={isTrying && t('exchange.send.trying')}>
          {t('exchange.send.try')}
        </Button>
      </div>
      <div role="status" className={styles.report}>
        {tried && (
          <>
            <h3>{t('exchange.send.would')}</h3>
            <RunReport run={tried} />
          </>
        )}
      </div>
      {tried && tried.Rejected > 0 && tried.Rejected < tried.Read && (
        <Checkbox
          label={t('exchange.send.skipBad')}
          checked={skipBad}
          onChange={({ target }) => setSkipBad(target.checked)}
        />
      )}
      {mayGo && file && (
        <div className={styles.buttons}>
          <Button
            kind="primary"
            busy={sending.isPending && !isTrying && t('exchange.send.going')}
            onClick={() => sending.mutate({ dryRun: false, skipBad, file })}
          >
            {t('exchange.send.go')}
          </Button>
        </div>
      )}
      {tried && <TrialChanges run={tried} />}
    </form>
  );
}
