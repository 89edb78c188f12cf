import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useToday } from '#kit/browser/use-today.ts';
import { readWeek } from '#kit/fields/read-week.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { toast } from '#kit/browser/announce.ts';
import { wrongCount } from '#kit/fields/wrong-count.ts';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { weekString } from '#kit/text/weeks.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useWeekText } from '#shop/office/use-week-text.ts';
import type { OfficeOrder, OfficeOrderRow } from '#shop/orders/office/contract.ts';
import { leftOfRow } from '#shop/orders/office/order-typed.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { splitOfficeOrder } from './contract.ts';
import styles from './split-order.module.css';
import { WantedWeekField } from './wanted-week-field.tsx';

/** Makes a second order of pieces that are left, at first of what is missing. */
export function SplitOrder({ order }: { order: OfficeOrder }) {
  const t = useOfficeT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('officeOrder.split')}</Button>
      <Modal
        title={t('officeOrder.split.title', { number: order.Id })}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen && <SplitForm order={order} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

type FormProps = { order: OfficeOrder; onClose: () => void };

function SplitForm({ order, onClose }: FormProps) {
  const t = useOfficeT();
  const rows = order.Rows.filter((row) => leftOfRow(row) > 0);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(rows.map((row) => [row.Id, missingOf(row)])),
  );
  const [isTried, setTried] = useState(false);
  const [mail, setMail] = useState(true);
  const today = useToday();
  const weekText = useWeekText();
  const [weekAtFirst] = useState(() => weekText(order.DeliveryWeek));
  const [week, setWeek] = useState(weekAtFirst);
  const isWeekChanged = week.trim() !== weekAtFirst;
  const chosen = readWeek(week, today);
  const split = useSplitting(order);
  const textOf = ({ Id }: OfficeOrderRow) => typed[Id] ?? '';
  const isWrong = (row: OfficeOrderRow) =>
    textOf(row).trim() !== '' && wrongCount(textOf(row), leftOfRow(row)) !== undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(() => setTried(true));
        if (focusFirstWrong(event.currentTarget)) return;
        const Rows = rows.flatMap((row) => {
          const Quantity = parseNumber(textOf(row), { units: pieceUnits }) ?? 0;
          return Quantity > 0 ? [{ RowId: row.Id, Quantity }] : [];
        });
        split.mutate({
          Rows,
          ...(isWeekChanged && { deliveryWeekString: chosen ? weekString(chosen.year, chosen.week) : '' }),
          Mail: mail && order.CustomerEmail !== '',
        });
      }}
    >
      <p>{t('officeOrder.split.text')}</p>
      {rows.map((row) => (
        <TextField
          key={row.Id}
          label={`${row.ArticleNumber} ${row.Description}`}
          hint={t('officeOrder.split.of', { left: leftOfRow(row), short: row.QuantityShort })}
          inputMode="numeric"
          autoComplete="off"
          value={textOf(row)}
          {...(isTried &&
            isWrong(row) && { error: t('officeOrder.split.atMost', { count: leftOfRow(row) }) })}
          onChange={({ target }) => setTyped((before) => ({ ...before, [row.Id]: target.value }))}
        />
      ))}
      <WantedWeekField
        label={t('officeOrder.split.week')}
        value={week}
        isWrong={isTried && isWeekChanged && week.trim() !== '' && !chosen}
        onType={setWeek}
      />
      {order.CustomerEmail === '' ? (
        <p className={desk.note}>{t('officeOrder.noMail')}</p>
      ) : (
        <Checkbox
          label={t('officeOrder.split.mail')}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      )}
      {split.error && <SplitFailure error={split.error} />}
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" busy={split.isPending && t('general.saving')}>
          {t('officeOrder.split.go')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}

function SplitFailure({ error }: { error: CallError }) {
  const t = useOfficeT();
  return (
    <p role="alert" className={desk.failure}>
      {error.is('changed-meanwhile')
        ? t('officeOrder.meanwhile')
        : (error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? t('general.commonError'))}
    </p>
  );
}

/** The pieces that wait; nothing where none do. */
function missingOf(row: OfficeOrderRow): string {
  const missing = Math.min(row.QuantityShort, leftOfRow(row));
  return missing > 0 ? String(missing) : '';
}

type Moved = {
  Rows: { RowId: number; Quantity: number }[];
  deliveryWeekString?: string;
  Mail: boolean;
};

function useSplitting({ Id: id, Version }: OfficeOrder) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation<{ OrderId: number }, CallError, Moved>({
    mutationFn: (moved) => callOverHttp(splitOfficeOrder, { id, Version, ...moved }),
    networkMode: 'always',
    onSuccess: async ({ OrderId }) => {
      await client.invalidateQueries();
      toast(t('officeOrder.split.done', { number: OrderId }));
      void navigate(`/office/orders/${OrderId}`);
    },
  });
}
