import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useToday } from '#kit/browser/use-today.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { useDirty } from '#shop/office/forms/use-dirty.ts';
import { Sums } from '#shop/office/facts.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useWeekText } from '#shop/office/use-week-text.ts';
import { orderMay } from '#shop/order-model/may.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { AddArticle } from './add-article.tsx';
import { ChangeDiscount } from './change-discount.tsx';
import { ChangeTable } from './change-table.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { changeOf, isRight, untyped, type Typed } from './change-typed.ts';
import type { OrderChangePreview } from './contract.ts';
import { termsOf, typedTerms, wrongTerms } from './terms-typed.ts';
import { useOrderChange } from './use-order-change.ts';

type Props = {
  order: OfficeOrder;
  /** Tells whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
};

/** The form in which staff change an order; closed, it is a button. */
export function ChangeOrder({ order, onDirty }: Props) {
  const t = useOfficeT();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!useMay()('orders.write') || !orderMay.rewrite(order.Status)) return null;
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return isOpen ? (
    <ChangeForm order={order} onClose={close} onDirty={onDirty} />
  ) : (
    <div className={desk.buttons}>
      <Button ref={opener} onClick={() => setOpen(true)}>
        {t('officeOrder.change')}
      </Button>
    </div>
  );
}

function ChangeForm({ order, onClose, onDirty }: Props & { onClose: () => void }) {
  const t = useOfficeT();
  const language = useLanguage();
  const mayPrice = useMay()('orders.price');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(() => untyped(order, language));
  const [atFirst] = useState(typed);
  const today = useToday();
  const weekText = useWeekText();
  const [terms, setTerms] = useState(() => typedTerms(order, weekText));
  const [termsAtFirst] = useState(terms);
  const [reason, setReason] = useState('');
  useDirty(typed !== atFirst || terms !== termsAtFirst || reason !== '', onDirty);
  const [mail, setMail] = useState(true);
  const [isTried, setTried] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const wrong = wrongTerms(terms, termsAtFirst, today);
  const right = isRight(order, typed, language) && Object.keys(wrong).length === 0;
  const change = right ? changeOf(order, typed, language, termsOf(terms, termsAtFirst, today)) : undefined;
  const acts = useOrderChange(order, { change, onDone: onClose });
  const type = (next: Partial<Typed>) => {
    setEmpty(false);
    setTyped((before) => ({ ...before, ...next }));
  };
  const failure = isEmpty ? t('officeOrder.change.nothing') : acts.failure;
  return (
    <form
      ref={form}
      aria-label={t('officeOrder.change')}
      className={desk.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(() => setTried(true));
        focusFirstWrong(form.current);
        if (right && !change) setEmpty(true);
        else if (change && !acts.isSaving) acts.save({ reason, mail: mail && order.CustomerEmail !== '' });
      }}
    >
      <h2>{t('officeOrder.change')}</h2>
      <ChangeTable order={order} typed={typed} isTried={isTried} mayPrice={mayPrice} onType={type} />
      <AddArticle typed={typed} onType={type} />
      {mayPrice && (
        <ChangeDiscount
          currency={order.CurrencyCode}
          discount={typed.discount}
          isTried={isTried}
          onType={(discount) => type({ discount })}
        />
      )}
      <ChangeTerms
        order={order}
        terms={terms}
        wrong={isTried ? wrong : {}}
        onType={(next) => {
          setEmpty(false);
          setTerms(next);
        }}
      />
      <NewSums order={order} preview={acts.preview} isStale={acts.isStale} />
      <Said order={order} reason={reason} mail={mail} onReason={setReason} onMail={setMail}>
        {failure !== '' && (
          <p role="alert" className={desk.failure}>
            {failure}
          </p>
        )}
        <div className={desk.buttons}>
          <Button type="submit" kind="primary" busy={acts.isSaving && t('general.saving')}>
            {t('officeOrder.change.save')}
          </Button>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
        </div>
      </Said>
    </form>
  );
}

type SumsProps = { order: OfficeOrder; preview: OrderChangePreview | undefined; isStale: boolean };

/** What the order would cost, beside what it costs now. */
function NewSums({ order, preview, isStale }: SumsProps) {
  const t = useOfficeT();
  if (!preview) return null;
  const short = preview.Added.filter(({ QuantityShort }) => QuantityShort > 0);
  return (
    <section aria-label={t('officeOrder.change.becomes')} aria-busy={isStale}>
      <h3>{t('officeOrder.change.becomes')}</h3>
      <Sums
        currency={order.CurrencyCode}
        sums={[
          ...preview.Fees.map(({ Text, Amount }) => [Text, Amount] as const),
          [t('officeOrder.exclVat'), preview.AmountExcludingVat],
          [t('officeOrder.vat'), preview.VatAmount],
          [t('officeOrder.change.before'), order.TotalAmount],
          [t('officeOrder.inclVat'), preview.TotalAmount],
        ]}
      />
      {preview.Cancelled && <p>{t('officeOrder.change.cancelled')}</p>}
      {preview.Held !== null && <p>{t('officeOrder.change.held')}</p>}
      {short.map(({ ArticleId, ArticleNumber, Description, QuantityShort }) => (
        <p key={ArticleId}>
          {t('officeOrder.change.short', {
            article: `${ArticleNumber} ${Description}`,
            count: QuantityShort,
          })}
        </p>
      ))}
    </section>
  );
}

type SaidProps = {
  order: OfficeOrder;
  reason: string;
  mail: boolean;
  onReason: (reason: string) => void;
  onMail: (mail: boolean) => void;
  children: ReactNode;
};

function Said({ order, reason, mail, onReason, onMail, children }: SaidProps) {
  const t = useOfficeT();
  return (
    <div className={desk.acts}>
      <TextField
        label={t('officeOrder.change.reason')}
        hint={t('officeOrder.holdNoteHint')}
        value={reason}
        maxLength={500}
        autoComplete="off"
        optional
        onChange={({ target }) => onReason(target.value)}
      />
      {order.CustomerEmail === '' ? (
        <p className={desk.note}>{t('officeOrder.noMail')}</p>
      ) : (
        <Checkbox
          label={t('officeOrder.change.mail')}
          checked={mail}
          onChange={({ target }) => onMail(target.checked)}
        />
      )}
      {children}
    </div>
  );
}
