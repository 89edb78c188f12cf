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
import { labelSizes, mostPicked, printOfficeOrders, type LabelSize, type PickingKind } from './contract.ts';
import styles from './print-orders.module.css';

/** What is printed by one press: `both` are the pick lists and the packing slips. */
const printedKinds = ['orders', 'both', 'sums', 'slips', 'labels', 'customs'] as const satisfies (
  | PickingKind
  | 'both'
)[];
type PrintedKind = (typeof printedKinds)[number];
export const kindsInUnion = printedKinds.filter((kind) => kind !== 'customs');

type Props = {
  ids: readonly number[];
  kinds?: readonly PrintedKind[];
  /** Whether any may be new, and be packed from now on. */
  areNew?: boolean;
};

/** A button that prints what is packed of orders. */
export function PrintOrders({ ids, kinds = printedKinds, areNew = true }: Props) {
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
        {isOpen && <PrintForm ids={ids} kinds={kinds} areNew={areNew} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

function PrintForm({ ids, kinds, areNew, onClose }: Required<Props> & { onClose: () => void }) {
  const t = useOfficeT();
  const [kind, setKind] = useState<PrintedKind>('orders');
  const [size, setSize] = useState<LabelSize>('a4');
  const [isStarting, setStarting] = useState(false);
  const mayStart = areNew && (kind === 'orders' || kind === 'both' || kind === 'sums');
  const print = usePrinting(
    (kind === 'both' ? (['orders', 'slips'] as const) : [kind]).map((Kind) => ({
      OrderIds: [...ids],
      Kind,
      ...(Kind !== 'slips' && mayStart && isStarting && { Start: true }),
      ...(Kind === 'labels' && { LabelSize: size }),
    })),
  );
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
      <KindChoice
        // A sum is of several.
        kinds={ids.length === 1 ? kinds.filter((one) => one !== 'sums') : kinds}
        kind={kind}
        onChange={setKind}
      />
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
        {print.files.map(({ kind: of, url }) => (
          <span key={of}>
            {t('picking.ready')}{' '}
            <a href={url} target="_blank" rel="noreferrer">
              {print.files.length === 1
                ? t('picking.open')
                : t('picking.openOf', { what: t(`picking.kind.${of}`) })}
            </a>
          </span>
        ))}
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

type ChoiceProps = {
  kinds: readonly PrintedKind[];
  kind: PrintedKind;
  onChange: (kind: PrintedKind) => void;
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
      onChange={(value) => onChange(value as PrintedKind)}
    />
  );
}

type Asked = Parameters<typeof callForFile<typeof printOfficeOrders>>[1];
type PrintedFile = { kind: PickingKind; url: string };

/**
 * Fetches one PDF after the other and opens each; `files` are their addresses in this browser, for where the browser opens
 * no page by itself.
 */
function usePrinting(asked: readonly (Asked & { Kind: PickingKind })[]) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly PrintedFile[]>([]);
  // The page with the PDF may be on its way still when the window is closed.
  useEffect(
    () => () => {
      for (const { url } of files) setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    [files],
  );
  const fetching = useMutation<PrintedFile[], CallError>({
    async mutationFn() {
      const fetched: { kind: PickingKind; pdf: Blob }[] = [];
      for (const one of asked)
        fetched.push({ kind: one.Kind, pdf: await callForFile(printOfficeOrders, one) });
      return fetched.map(({ kind, pdf }) => ({ kind, url: URL.createObjectURL(pdf) }));
    },
    networkMode: 'always',
    onMutate: () => setFiles([]),
    onSuccess(made) {
      setFiles(made);
      for (const { url } of made) window.open(url, '_blank');
      for (const { name } of [listOfficeOrders, readOfficeOrder])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });
  const { problem } = fetching.error ?? {};
  return {
    files,
    isBusy: fetching.isPending,
    failure: fetching.error && (problem?.errors?.[0]?.message ?? problem?.detail ?? t('picking.failed')),
    go: () => fetching.mutate(),
  };
}
