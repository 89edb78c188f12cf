import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { announce } from '#kit/browser/announce.ts';
import { FileChoice } from '#kit/forms/file-drop.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import type { CallError } from '#kit/http/call.ts';
import { sendFile } from '#kit/http/send-file.ts';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import desk from '#shop/office/desk.module.css';
import { filledInWords, type FilledIn } from '#shop/orders/office/sending/filled-in-words.ts';
import type { Shown } from '#shop/orders/office/sending/pasted-parcels.ts';
import styles from '#shop/orders/office/sending/send.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readCarrierFile, type CarrierFile as Read } from './contract.ts';

type Asked = { file: File; order?: number; parcel?: number };
type Props = { shown: readonly Shown[]; onFill: (filled: ReadonlyMap<number, string>) => FilledIn };

/** Fills in the parcels of several orders from a carrier's file, and tells what of it fits no order. */
export function CarrierFile({ shown, onFill }: Props) {
  const t = useOfficeT();
  // What another column has filled in is taken away with it.
  const [before, setBefore] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const ids = shown.flatMap(({ id, takes }) => (takes === 'nothing' ? [] : id));
  const reading = useMutation<Read, CallError, Asked>({
    mutationFn: ({ file, ...places }) => sendFile(readCarrierFile, { ids, ...places }, file),
    networkMode: 'always',
    onSuccess: ({ Filled }) => {
      const told = onFill(
        new Map([
          ...before.map((id) => [id, ''] as const),
          ...Filled.map(({ OrderId, Parcels }) => [OrderId, Parcels.join(', ')] as const),
        ]),
      );
      setBefore(Filled.map(({ OrderId }) => OrderId));
      // Numbers of a column that was wrong are nobody's loss.
      const now = filledInWords({ ...told, replaced: before.length > 0 ? 0 : told.replaced }, t);
      setSaid(now);
      announce(now);
    },
  });
  const { data, error, variables } = reading;
  return (
    <Disclosure summary={t('carrierFile.open')}>
      <div className={styles.paste}>
        <p className={desk.note}>{t('carrierFile.hint')}</p>
        <div className={desk.buttons}>
          <FileChoice
            size="s"
            accept=".csv,.txt,.xlsx"
            busy={reading.isPending && t('carrierFile.reading')}
            onFiles={([file]) => {
              setBefore([]);
              if (file) reading.mutate({ file });
            }}
          >
            {t('carrierFile.choose')}
          </FileChoice>
        </div>
        {error && (
          <p role="alert" className={desk.failure}>
            {error.status === 400
              ? t('carrierFile.noTable')
              : (error.problem?.detail ?? t('general.commonError'))}
          </p>
        )}
        {data && variables && (
          <>
            <Columns
              read={data}
              onChoose={(places) => reading.mutate({ file: variables.file, ...placesOf(data), ...places })}
            />
            <Told read={data} shown={shown} said={said} />
          </>
        )}
      </div>
    </Disclosure>
  );
}

const placesOf = ({ Order, Parcel }: Read) => ({
  ...(Order !== null && { order: Order }),
  ...(Parcel !== null && { parcel: Parcel }),
});

type ColumnsProps = { read: Read; onChoose: (places: { order?: number; parcel?: number }) => void };

/** Which columns were read; what was not found is to be said. */
function Columns({ read, onChoose }: ColumnsProps) {
  const t = useOfficeT();
  const asks = [
    { key: 'order', place: read.Order },
    { key: 'parcel', place: read.Parcel },
  ] as const;
  return asks.map(({ key, place }) => (
    <SelectField
      key={key}
      label={t(`carrierFile.${key}`)}
      value={place ?? ''}
      {...(place === null && { error: t('carrierFile.notFound') })}
      onChange={({ target }) => {
        if (target.value !== '') onChoose({ [key]: Number(target.value) });
      }}
    >
      {place === null && <option value="">{t('carrierFile.pick')}</option>}
      {read.Columns.map(({ Name, Sample }, at) => (
        <option key={at} value={at}>
          {Name || t('carrierFile.column', { number: at + 1 })}
          {Sample && ` (${Sample})`}
        </option>
      ))}
    </SelectField>
  ));
}

function Told({ read, shown, said }: { read: Read; shown: readonly Shown[]; said: string }) {
  const t = useOfficeT();
  if (read.Order === null || read.Parcel === null) return null;
  const filled = new Set(read.Filled.map(({ OrderId }) => OrderId));
  const without = shown.flatMap(({ id, takes }) => (takes === 'inOrder' && !filled.has(id) ? id : []));
  return (
    <div role="status">
      <p>{said}.</p>
      {without.length > 0 && (
        <p className={desk.failure}>{t('carrierFile.without', { orders: without.join(', ') })}</p>
      )}
      {read.UnreadCount > 0 && (
        <>
          <p className={desk.failure}>{t('carrierFile.unread', { count: read.UnreadCount })}</p>
          <ul>
            {read.Unread.map(({ Line, Parcel }) => (
              <li key={Line}>{t('carrierFile.line', { line: Line, text: Parcel })}</li>
            ))}
          </ul>
        </>
      )}
      {read.OtherCount > 0 && (
        <details>
          <summary>{t('carrierFile.others', { count: read.OtherCount })}</summary>
          <ul>
            {read.Others.map(({ Line, Order }) => (
              <li key={Line}>{t('carrierFile.line', { line: Line, text: Order || '–' })}</li>
            ))}
            {read.OtherCount > read.Others.length && <li>…</li>}
          </ul>
        </details>
      )}
    </div>
  );
}
