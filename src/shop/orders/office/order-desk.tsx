import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import desk from '#shop/office/desk.module.css';
import { useDirty } from '#shop/office/forms/use-dirty.ts';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { parcelDoubt, parcelsRead, parcelsToSend } from './sending/parcel-doubt.ts';
import { AskUnwanted } from './sending/ask-unwanted.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Consignments } from './consignments.tsx';
import type { OfficeOrder } from './contract.ts';
import { OrderRowsTable } from './order-rows-table.tsx';
import {
  allThereIs,
  changedRows,
  leftOfRow,
  mistakesIn,
  sentRows,
  typedOf,
  typedOfPicked,
  type TypedRows,
} from './order-typed.ts';
import { forgetPicked, readMissing, readPicked } from './picking/phone/stored-picking.ts';
import { isHeldBack, orderMay } from '#shop/order-model/may.ts';
import { longestParcels } from '#shop/order-model/sending/parcels.ts';
import styles from './order.module.css';
import { useOrderActs } from './use-order-acts.ts';

type Props = {
  order: OfficeOrder;
  /** What of each row can be sent now. */
  ready: ReadonlyMap<number, number>;
  mayWrite: boolean;
  reload: () => Promise<unknown>;
  /** Tells whether something is filled in that is not sent. */
  onDirty: (isDirty: boolean) => void;
};

/** The rows of an order, and the actions on them. */
export function OrderDesk({ order, ready, mayWrite, reload, onDirty }: Props) {
  // Whoever comes from picking sends what was picked.
  const { isPicked } = (useLocation().state ?? {}) as { isPicked?: boolean };
  const [typed, setTyped] = useState(() => (isPicked ? pickedOf(order) : {}));
  // What was picked stays in the browser until it is sent.
  const [picked] = useState(typed);
  const [carrier, setCarrier] = useState('');
  useDirty((typed !== picked && Object.keys(typed).length > 0) || carrier !== '', onDirty);
  const [mail, setMail] = useState(true);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const acts = useOrderActs(order, {
    mail,
    reload,
    onDone: (kind) => {
      // What was picked or filled in is for the delivery.
      if (kind === 'start') return;
      forgetPicked(order.Id);
      setTyped({});
      setTried(false);
    },
  });
  const mayAct = mayWrite && orderMay.send(order.Status);
  const isHeld = isHeldBack(orderMay.send, { held: order.Held });
  const sent = sentRows(order, typed);
  const changed = changedRows(order, typed);
  const mistakes = mistakesIn(order, typed);
  const whenRight = (act: () => void) => {
    acts.forgetFailure();
    flushSync(() => setTried(true));
    if (!focusFirstWrong(form.current)) act();
  };
  return (
    <form
      ref={form}
      className={desk.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const parcels = parcelsToSend(order.ParcelPattern, carrier);
        whenRight(() => acts.deliver(sent, changed, parcels, () => setCarrier('')));
      }}
    >
      {mayAct && !isHeld && (
        <ConsignmentFields
          order={order}
          carrier={carrier}
          mail={mail}
          onCarrier={setCarrier}
          onMail={setMail}
        />
      )}
      <OrderRowsTable
        order={order}
        typed={mayAct ? typed : undefined}
        ready={ready}
        mistakes={isTried ? mistakes : {}}
        onType={(row, values) => {
          acts.forgetFailure();
          setTyped((before) => ({ ...before, [row.Id]: { ...typedOf(row, before), ...values } }));
        }}
      />
      {mayAct && (
        <OrderActs
          order={order}
          acts={acts}
          pieces={sumOf(sent, ({ Quantity }) => Quantity || 0)}
          missing={missingOf(order, picked, typed)}
          onFillIn={() => {
            const filled = allThereIs(order, typed, ready);
            setTyped(filled);
            if (sentRows(order, filled).length === 0) acts.sayNothingIsThere();
            else acts.forgetFailure();
          }}
          onSaveRows={changed.length > 0 ? () => whenRight(() => acts.changeRows(changed)) : undefined}
        />
      )}
      <Consignments order={order} mayWrite={mayWrite} reload={reload} />
      {acts.unwanted && <AskUnwanted number={order.Id} unwanted={acts.unwanted} />}
    </form>
  );
}

/** How many pieces a picker has not found, where nobody has told otherwise since. */
function missingOf(order: OfficeOrder, picked: TypedRows, typed: TypedRows): number {
  const told = changedRows(order, picked).filter(({ RowId }) => typed[RowId]?.short === picked[RowId]?.short);
  return sumOf(told, ({ QuantityShort }) => QuantityShort);
}

type ActsProps = {
  order: OfficeOrder;
  acts: ReturnType<typeof useOrderActs>;
  /** How many pieces are filled in to be sent now. */
  pieces: number;
  /** How many pieces a picker has not found. */
  missing: number;
  onFillIn: () => void;
  /** Undefined when no row has changed. */
  onSaveRows: (() => void) | undefined;
};

function OrderActs({ order, acts, pieces, missing, onFillIn, onSaveRows }: ActsProps) {
  const t = useOfficeT();
  const isHeld = isHeldBack(orderMay.send, { held: order.Held });
  return (
    <div ref={keepFootClear} className={styles.bar} data-foot>
      {acts.failure && (
        <p role="alert" className={desk.failure}>
          {acts.failure}
        </p>
      )}
      {!isHeld && (
        <p className={desk.note} role="status">
          {pieces === 0
            ? t('officeOrder.noneFilledIn')
            : t('officeOrder.filledIn', { pieces, left: sumOf(order.Rows, leftOfRow) })}
          {missing > 0 && ` ${t('officeOrder.notFound', { n: missing })}`}
        </p>
      )}
      <div className={desk.buttons}>
        {!isHeld && (
          <>
            <Button
              type="submit"
              kind="primary"
              busy={acts.busy === 'deliver' && t('officeOrder.delivering')}
            >
              {t('officeOrder.deliver')}
            </Button>
            <Button onClick={onFillIn}>{t('officeOrder.fillIn')}</Button>
          </>
        )}
        {onSaveRows && orderMay.change(order.Status) && (
          <Button busy={acts.busy === 'rows' && t('general.saving')} onClick={onSaveRows}>
            {t('officeOrder.saveRows')}
          </Button>
        )}
        {orderMay.start(order.Status) && !isHeld && (
          <Button busy={acts.busy === 'start' && t('general.saving')} onClick={acts.start}>
            {t('officeOrder.start')}
          </Button>
        )}
        {orderMay.cancel(order.Status) && (
          <CancelOrder order={order} busy={acts.busy === 'cancel'} onCancel={acts.cancel} />
        )}
      </div>
    </div>
  );
}

function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

type ConsignmentProps = {
  order: OfficeOrder;
  carrier: string;
  mail: boolean;
  onCarrier: (carrier: string) => void;
  onMail: (mail: boolean) => void;
};

function ConsignmentFields({ order, carrier, mail, onCarrier, onMail }: ConsignmentProps) {
  const t = useOfficeT();
  return (
    <div className={desk.acts} data-print="no">
      <TextField
        label={t('officeOrder.carrier')}
        hint={parcelsRead(order.ParcelPattern, carrier, t) || t('officeOrder.carrierHint')}
        value={carrier}
        maxLength={longestParcels}
        autoComplete="off"
        warning={parcelDoubt(order.ParcelPattern, carrier, t)}
        optional
        onChange={({ target }) => onCarrier(target.value)}
      />
      {order.CustomerEmail !== '' ? (
        <Checkbox
          label={t('officeOrder.mail')}
          checked={mail}
          onChange={({ target }) => onMail(target.checked)}
        />
      ) : (
        <p className={desk.note}>{t('officeOrder.noMail')}</p>
      )}
    </div>
  );
}

function pickedOf(order: OfficeOrder): TypedRows {
  return typedOfPicked(order, { picked: readPicked(order.Id), missing: readMissing(order.Id) });
}
