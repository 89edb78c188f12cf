import { useRef, type Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { Cart } from '#shop/cart/contract.ts';
import {
  focusRoundedQuantity,
  focusWrongQuantity,
  quantityBeingTyped,
} from '#shop/cart/add-to-cart/wrong-quantity.ts';
import { hasFees, OrderSums } from '#shop/freight/order-sums.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './checkout-form.module.css';
import { AdditionChoice } from './addition/addition-choice.tsx';
import type { CheckoutValues } from './blank-checkout.ts';
import { CarrierAccountField } from './carrier-account/carrier-account-field.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { longestPurchaseOrderNumber } from './checkout-input.ts';
import { DeliveryWeekFields } from './delivery-week-fields.tsx';
import { PartialDeliveryForecast } from './preview/partial-delivery-forecast.tsx';
import type { CheckoutPreview } from './preview/contract.ts';
import type { Forecast } from './preview/use-forecast.ts';
import { WeekForecast } from './preview/week-forecast.tsx';
import type { useCheckout } from './use-checkout.ts';

type Props = {
  cart: Cart;
  checkout: ReturnType<typeof useCheckout>;
  forecast: Forecast;
  headingRef: Ref<HTMLHeadingElement>;
  onSeeRows: () => void;
};

export function CheckoutForm({ cart, checkout, forecast, headingRef, onSeeRows }: Props) {
  const t = useT();
  const { form } = checkout;
  const typed = useRef<HTMLElement>(undefined);
  const hasRows = cart.Rows.length > 0;
  const addTo = forecast.preview?.AddTo ?? [];
  const isAddition = form.values.addToOrderId !== '';
  const labels = {
    addToOrderId: t('addition.question'),
    wayOfDeliveryId: t('checkout.wayOfDelivery'),
    deliveryAddressId: t('checkout.deliveryAddress'),
    partialDelivery: t('checkout.partialDelivery'),
    deliveryWeekString: t('checkout.deliveryWeek'),
    deliveryYear: t('checkout.year'),
    deliveryWeekNumber: t('checkout.week'),
    purchaseOrderNumber: t('checkout.purchaseOrder'),
    carrierAccount: t('checkout.carrierAccount'),
    orderInfoText: t('checkout.message'),
  };
  return (
    <section className={styles.checkout} aria-labelledby="checkout">
      <h2 id="checkout" ref={headingRef} tabIndex={-1}>
        {t('checkout.title')}
      </h2>
      <form
        noValidate
        onPointerDownCapture={() => {
          typed.current = quantityBeingTyped();
        }}
        onSubmit={(event) => {
          if (!focusWrongQuantity() && !focusRoundedQuantity(typed.current)) return form.onSubmit(event);
          event.preventDefault();
        }}
      >
        <div className={styles.form}>
          <ErrorSummary
            title={plural(t, 'field.errorsInForm', Object.keys(form.errors).length)}
            errors={form.errors}
            labels={labels}
          />
          {(addTo.length > 0 || isAddition) && (
            <AdditionChoice
              open={addTo}
              currencyCode={cart.CurrencyCode}
              value={form.values.addToOrderId}
              onChange={checkout.addTo}
            />
          )}
          {isAddition ? (
            <WholeOrder forecast={forecast} hasRows={hasRows} currencyCode={cart.CurrencyCode} />
          ) : (
            <NewOrderFields checkout={checkout} forecast={forecast} hasRows={hasRows} labels={labels} />
          )}
          <TextArea
            {...form.field('orderInfoText')}
            className={styles.wide}
            label={labels.orderInfoText}
            hint={t('checkout.messageHint')}
            optional
            maxLength={2000}
            rows={3}
          />
        </div>
        <SendBar cart={cart} checkout={checkout} forecast={forecast} onSeeRows={onSeeRows} />
        <p className={styles.terms}>
          {t('checkout.terms')} <Link to="/koepvillkor">{t('checkout.readTerms')}</Link>
        </p>
      </form>
    </section>
  );
}

const wordsOfOrder = { send: 'checkout.sendOrder', sending: 'checkout.sending' } as const;
const wordsOfAddition = { send: 'addition.send', sending: 'addition.sending' } as const;
const wordsOfAsking = { send: 'checkout.askApproval', sending: 'checkout.asking' } as const;

/** The total, and the button that sends the order. */
function SendBar({ cart, checkout, forecast, onSeeRows }: Omit<Props, 'headingRef'>) {
  const t = useT();
  const language = useLanguage();
  const isAddition = checkout.form.values.addToOrderId !== '';
  const { preview } = forecast;
  const words = preview?.NeedsApproval ? wordsOfAsking : isAddition ? wordsOfAddition : wordsOfOrder;
  const missing =
    preview && isBelowMinimum(preview)
      ? t('fees.missing', {
          amount: moneyInWords(wireToOre(preview.MissingToMinimum ?? 0), cart.CurrencyCode, language),
        })
      : undefined;
  return (
    <div className={styles.bar} data-foot>
      {preview && hasFees(preview) && (
        <dl>
          <OrderSums sums={preview} currencyCode={cart.CurrencyCode} />
          <dt>{t('fees.total')}</dt>
          <dd>{moneyInWords(wireToOre(preview.TotalAmount), cart.CurrencyCode, language)}</dd>
        </dl>
      )}
      {cart.Rows.length > 0 && (
        <p>
          <span>{t(isAddition ? 'addition.wholeOrder' : 'cart.totalInclVat')}</span>
          <strong>
            {moneyInWords(
              wireToOre(forecast.preview?.TotalAmount ?? cart.TotalAmount),
              cart.CurrencyCode,
              language,
            )}
          </strong>
        </p>
      )}
      {preview?.NeedsApproval && <p role="status">{t('checkout.needsApproval')}</p>}
      {preview?.WillBeHeld && <p role="status">{t('checkout.willBeHeld')}</p>}
      <Button kind="primary" type="submit" busy={checkout.form.sending && t(words.sending)}>
        {missing === undefined ? t(words.send) : missing}
      </Button>
      {/* The failure must not move the button away under a second press: it appears below the button, and above it in a phone's bar. */}
      <CheckoutFailure
        cart={cart}
        total={forecast.isUpdating ? undefined : (forecast.preview ?? cart).TotalAmount}
        checkout={checkout}
        onSeeRows={onSeeRows}
      />
    </div>
  );
}

/** An order of so little is refused, where no fee makes up for it. */
function isBelowMinimum({ MissingToMinimum: missing, Fees }: CheckoutPreview): boolean {
  return missing !== null && missing > 0 && Fees.every(({ Kind }) => Kind !== 'smallOrder');
}

type Labels = Readonly<Record<keyof CheckoutValues, string>>;

/** What is chosen for a new order; what is added to one follows its choices. */
function NewOrderFields({
  checkout: { form, addresses, ways, deliveryAddressId, today },
  forecast,
  hasRows,
  labels,
}: Pick<Props, 'checkout' | 'forecast'> & { hasRows: boolean; labels: Labels }) {
  const t = useT();
  return (
    <>
      <SelectField {...form.field('wayOfDeliveryId')} label={labels.wayOfDeliveryId} required>
        <option value="">{t('checkout.chooseWayOfDelivery')}</option>
        {ways.map((way) => (
          <option key={way.Id} value={way.Id}>
            {way.Name}
          </option>
        ))}
      </SelectField>
      <CarrierAccountField form={form} ways={ways} label={labels.carrierAccount} className={styles.wide} />
      {addresses.length > 0 && (
        <SelectField
          {...form.field('deliveryAddressId')}
          value={deliveryAddressId}
          label={labels.deliveryAddressId}
          hint={<Link to="/deliveryaddresses">{t('checkout.changeAddresses')}</Link>}
        >
          {addresses.map((address) => (
            <option key={address.Id} value={address.Id}>
              {[address.Name, address.Address1, address.City].join(', ')}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.question}>
        <SelectField {...form.field('partialDelivery')} label={labels.partialDelivery} required>
          <option value="">{t('checkout.choosePartial')}</option>
          <option value="yes">{t('checkout.partialYes')}</option>
          <option value="no">{t('checkout.partialNo')}</option>
        </SelectField>
        {hasRows && <PartialDeliveryForecast forecast={forecast} />}
      </div>
      <div className={styles.question}>
        <DeliveryWeekFields form={form} today={today} />
        {hasRows && <WeekForecast forecast={forecast} isSecond />}
      </div>
      <TextField
        {...form.field('purchaseOrderNumber')}
        className={styles.wide}
        label={labels.purchaseOrderNumber}
        hint={t('checkout.purchaseOrderHint')}
        optional
        autoComplete="off"
        maxLength={longestPurchaseOrderNumber}
      />
    </>
  );
}

/** What the order that the cart is added to comes to. */
function WholeOrder({
  forecast,
  hasRows,
  currencyCode,
}: Pick<Props, 'forecast'> & { hasRows: boolean; currencyCode: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={styles.wide}>
      {forecast.preview && (
        <p className={styles.whole}>
          {t('addition.wholeOrder')}{' '}
          <strong>{moneyInWords(wireToOre(forecast.preview.TotalAmount), currencyCode, language)}</strong>
        </p>
      )}
      {hasRows && <WeekForecast forecast={forecast} isSecond />}
    </div>
  );
}
