import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { announce } from '#kit/browser/announce.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { FileField } from '#kit/forms/file-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import { fileKinds, type FileKind } from '#shop/integration/kinds.ts';
import styles from './integration.module.css';
import { isWhole, type ColumnChoice } from './column-choice.ts';
import { FileColumns } from './file-columns.tsx';
import { OtherKind } from './other-kind.tsx';
import { Trial } from './trial.tsx';
import { sentenceOf } from './trial-texts.ts';
import { chosenFile, useFileColumns, type ChosenFile } from './use-file-columns.ts';
import { useSending } from './use-sending.ts';

/** Uploads a file, at first of that kind: it is tried in a dry run, the result is shown, and then it is imported. */
export function SendFile({ first }: { first: FileKind }) {
  const t = useOfficeT();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState(first);
  const [chosen, setChosen] = useState<ChosenFile>();
  /** A file that was read in leaves the field, which begins anew. */
  const [round, setRound] = useState(0);
  const { columns, choice, isReading, unread, ...reading } = useFileColumns(kind, chosen);
  const [isChecked, setIsChecked] = useState(false);
  const [fault, setFault] = useState<'exchange.send.noFile' | 'exchange.send.changed'>();
  const [skipBad, setSkipBad] = useState(false);
  const [tried, setTried] = useState<SentRun>();
  const [done, setDone] = useState<SentRun>();
  const sending = useSending(kind, {
    layoutOf: reading.layoutOf,
    onTried: setTried,
    onDone: (run) => {
      empty();
      setDone(run);
    },
    onChanged: () => {
      empty();
      setFault('exchange.send.changed');
      announce(t('exchange.send.changed'));
    },
  });
  const empty = () => {
    choose(undefined);
    setRound(round + 1);
  };
  const choose = (file: File | undefined) => {
    setChosen(file && chosenFile(file));
    setFault(undefined);
    setIsChecked(false);
    setTried(undefined);
    setDone(undefined);
    setSkipBad(false);
    sending.reset();
  };
  const file = chosen?.file;
  const wrong = useWrongFile(file, unread);
  const fileError = fault ? t(fault) : wrong;
  const readAs = (other: FileKind) => {
    setKind(other);
    setTried(undefined);
  };
  const tryWith = (chosenNow: Partial<ColumnChoice>) => {
    reading.choose(chosenNow);
    if (file) sending.mutate({ dryRun: true, skipBad, file, chosenNow });
  };
  const isTrying = sending.isPending && sending.variables.dryRun;
  return (
    <form
      className={styles.send}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!file || wrong) {
          if (!file) setFault('exchange.send.noFile');
          input.current?.focus();
        } else if (choice && !isWhole(choice)) {
          const form = event.currentTarget;
          // The errors are drawn first.
          requestAnimationFrame(() => focusFirstWrong(form));
        } else if (!sending.isPending) sending.mutate({ dryRun: true, skipBad, file });
      }}
    >
      <h2>{t('exchange.send.title')}</h2>
      <p>{t('exchange.send.text')}</p>
      <div className={styles.pair}>
        <KindField kind={kind} onChoose={readAs} />
        <FileField
          key={round}
          ref={input}
          button={t('exchange.send.choose')}
          none={t('exchange.send.none')}
          name="file"
          accept=".csv,.txt,.xlsx"
          label={t('exchange.send.file')}
          {...(fileError && { error: fileError, wanted: wrong && t('exchange.send.wanted') })}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      <TemplateLink kind={kind} />
      {done && <Done run={done} />}
      {sending.error && <SendError error={sending.error} />}
      <div role="status">{isReading && t('exchange.columns.reading')}</div>
      {columns?.LooksLike && <OtherKind kind={kind} looksLike={columns.LooksLike} onTake={readAs} />}
      {columns && choice && (
        <FileColumns
          kind={kind}
          columns={columns}
          choice={choice}
          isChecked={isChecked}
          onChoose={(change) => {
            reading.choose(change);
            setTried(undefined);
          }}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind={tried ? 'plain' : 'primary'} busy={isTrying && t('exchange.send.trying')}>
          {t('exchange.send.try')}
        </Button>
      </div>
      <Trial
        run={tried}
        skipBad={skipBad}
        onSkipBad={setSkipBad}
        isGoing={sending.isPending && !isTrying}
        onMake={columns && tryWith}
        onFillDown={
          (columns?.OncePerBlock || columns?.BlockTitles.length) && !choice?.fillDown
            ? () => tryWith({ fillDown: true })
            : undefined
        }
        onGo={() => file && sending.mutate({ dryRun: false, skipBad, file })}
      />
    </form>
  );
}

function KindField({ kind, onChoose }: { kind: FileKind; onChoose: (kind: FileKind) => void }) {
  const t = useOfficeT();
  return (
    <SelectField
      label={t('exchange.kind')}
      name="kind"
      value={kind}
      onChange={({ target }) => onChoose(target.value as FileKind)}
    >
      {fileKinds.map((one) => (
        <option key={one} value={one}>
          {t(`exchange.kind.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Returns why a chosen file is none that can be read. It is also announced, since it is told while the focus is elsewhere. */
function useWrongFile(file: File | undefined, unread: string | undefined): string | undefined {
  const t = useOfficeT();
  const read = unread === undefined ? undefined : sentenceOf(unread);
  const wrong = file?.size === 0 ? t('exchange.send.empty') : read;
  useEffect(() => {
    if (wrong !== undefined) announce(wrong);
  }, [wrong]);
  return wrong;
}

/** What became of a file that was just read in, and the way to its record. */
function Done({ run: { Id, FileName: file, Created: created, Changed: changed } }: { run: SentRun }) {
  const t = useOfficeT();
  return (
    <p role="status" className={styles.offer}>
      {t('exchange.send.doneText', { file, created, changed })}{' '}
      <Link to={`/office/exchange/runs/${Id}`}>{t('exchange.send.see')}</Link>
    </p>
  );
}

function TemplateLink({ kind }: { kind: FileKind }) {
  const t = useOfficeT();
  const language = useLanguage();
  return (
    <div className={styles.buttons}>
      <ButtonLink
        size="s"
        icon="download"
        reloadDocument
        download
        to={`/api/office/templates/${kind}?language=${language}`}
      >
        {t('template.get', { kind: t(`exchange.kind.${kind}`) })}
      </ButtonLink>
      <p>{t('template.text')}</p>
    </div>
  );
}

function SendError({ error: { status, problem } }: { error: CallError }) {
  const t = useOfficeT();
  const other = t(status === 413 ? 'exchange.send.tooLarge' : 'exchange.send.failed');
  return (
    <p role="alert" className={styles.failure}>
      {problem?.detail ?? other}
    </p>
  );
}
