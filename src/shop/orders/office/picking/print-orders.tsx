import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { RadioGroup } from '#kit/forms/radio-group.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { callForFile, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { listOfficeOrders, readOfficeOrder } from '#shop/orders/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  labelSizes,
  mostPicked,
  pickingKinds,
  printOfficeOrders,
  type LabelSize,
  type PickingKind,
} from './contract.ts';
import styles from './print-orders.module.css';

type Props = {
  ids: readonly number[];
  /** Whether any may be new, and be packed from now on. */
  areNew?: boolean;
};

/** A button that prints what is packed of orders. */
export function PrintOrders({ ids, areNew = true }: Props) {
  const t = useOfficeT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('picking.print')}
      </Button>
      <Modal
        title={t(ids.length === 1 ? 'picking.title.one' : 'picking.title.other', { n: ids.length })}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen && <PrintForm ids={ids} areNew={areNew} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

function PrintForm({ ids, areNew, onClose }: Required<Props> & { onClose: () => void }) {
  const t = useOfficeT();
  const [kind, setKind] = useState<PickingKind>('orders');
  const [size, setSize] = useState<LabelSize>('a4');
  const [isStarting, setStarting] = useState(false);
  const mayStart = areNew && (kind === 'orders' || kind === 'sums');
  const print = usePrinting({
    OrderIds: [...ids],
    Kind: kind,
    ...(mayStart && isStarting && { Start: true }),
    ...(kind === 'labels' && { LabelSize: size }),
  });
  const isTooMany = ids.length > mostPicked;
  const failure = isTooMany ? t('picking.tooMany', { n: mostPicked }) : print.failure;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooMany) print.go();
      }}
    >
      <KindChoice kinds={kindsOf(ids)} kind={kind} onChange={setKind} />
      {kind === 'labels' && (
        <SelectField
          label={t('picking.size')}
          value={size}
          onChange={({ target }) => setSize(target.value as LabelSize)}
        >
          {labelSizes.map((one) => (
            <option key={one} value={one}>
              {t(`picking.size.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      {mayStart && (
        <Checkbox
          label={
            <>
              {t('picking.start')}
              <small className={styles.hint}>{t('picking.startHint')}</small>
            </>
          }
          checked={isStarting}
          onChange={({ target }) => setStarting(target.checked)}
        />
      )}
      {failure && (
        <p role="alert" className={desk.failure}>
          {failure}
        </p>
      )}
      <p role="status" className={styles.ready}>
        {print.url && (
          <>
            {t('picking.ready')}{' '}
            <a href={print.url} target="_blank" rel="noreferrer">
              {t('picking.open')}
            </a>
          </>
        )}
      </p>
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" busy={print.isBusy && t('picking.going')}>
          {t('picking.go')}
        </Button>
        <Button onClick={onClose}>{t('general.close')}</Button>
      </div>
    </form>
  );
}

/** A sum is of several. */
function kindsOf({ length }: readonly number[]): readonly PickingKind[] {
  return length === 1 ? pickingKinds.filter((one) => one !== 'sums') : pickingKinds;
}

type ChoiceProps = {
  kinds: readonly PickingKind[];
  kind: PickingKind;
  onChange: (kind: PickingKind) => void;
};

function KindChoice({ kinds, kind, onChange }: ChoiceProps) {
  const t = useOfficeT();
  return (
    <RadioGroup
      legend={t('picking.what')}
      name="kind"
      value={kind}
      options={kinds.map((one) => ({
        value: one,
        label: (
          <>
            {t(`picking.kind.${one}`)}
            <small className={styles.hint}>{t(`picking.hint.${one}`)}</small>
          </>
        ),
      }))}
      onChange={(value) => onChange(value as PickingKind)}
    />
  );
}

type Asked = Parameters<typeof callForFile<typeof printOfficeOrders>>[1];

/** Fetches the PDF and opens it; `url` is its address in this browser, for where the browser opens no page by itself. */
function usePrinting(asked: Asked) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  // The page with the PDF may be on its way still when the window is closed.
  useEffect(() => () => void (url && setTimeout(() => URL.revokeObjectURL(url), 60_000)), [url]);
  const fetching = useMutation<Blob, CallError>({
    mutationFn: () => callForFile(printOfficeOrders, asked),
    networkMode: 'always',
    onMutate: () => setUrl(''),
    onSuccess(pdf) {
      const address = URL.createObjectURL(pdf);
      setUrl(address);
      window.open(address, '_blank');
      for (const { name } of [listOfficeOrders, readOfficeOrder])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });
  const { problem } = fetching.error ?? {};
  return {
    url,
    isBusy: fetching.isPending,
    failure: fetching.error && (problem?.errors?.[0]?.message ?? problem?.detail ?? t('picking.failed')),
    go: () => fetching.mutate(),
  };
}
