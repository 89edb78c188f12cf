import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useCheckout, type PlacedOrder } from './use-checkout.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderPlaced } from '#shop/checkout/receipt/order-placed.tsx';
import { OrderReceipt } from '#shop/checkout/receipt/order-receipt.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { usePassed } from '#kit/browser/use-passed.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { ApprovalRequested } from './approval/approval-requested.tsx';
import { useForecast } from './preview/use-forecast.ts';
import { WeekForecast } from './preview/week-forecast.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-page.module.css';
import { CartRows } from '#shop/cart/cart-rows.tsx';
import { CartFailed, CartOnItsWay, EmptyCart } from '#shop/cart/cart-states.tsx';
import { WithdrawnRows } from '#shop/cart/withdrawn/withdrawn-rows.tsx';
import { CartSummary, PhoneBar } from '#shop/cart/cart-summary.tsx';
import type { Cart } from '#shop/cart/contract.ts';
import { SaveInList } from '#shop/shopping-lists/save-in-list.tsx';
import { useCart } from '#shop/cart/use-cart.ts';
import { useCartRows } from '#shop/cart/use-cart-rows.ts';

export default function CartPage() {
  const t = useT();
  const login = useLogin();
  const heading = useRef<HTMLHeadingElement>(null);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [query, setQuery] = useSearchParams();
  const receiptOf = idInPath(query.get('order') ?? undefined);
  const { data: cart, isError, refetch } = useCart();
  const hasReceipt = receiptOf !== undefined && login.state === 'in' && cart?.Rows.length === 0;
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.cart')}</PageTitle>
      {!hasReceipt && (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {t('cart.title')}
          </h1>
          <Ways hasRows={cart !== undefined && cart.Rows.length > 0} />
        </>
      )}
      {cart && login.state === 'in' ? (
        <FetchedCart
          key={login.person}
          cart={cart}
          person={login.person}
          receiptOf={receiptOf}
          askedFor={idInPath(query.get('asked') ?? undefined)}
          onAsked={(id) => setQuery({ asked: `${id}` }, { replace: true, preventScrollReset: true })}
          addTo={idInPath(query.get('addTo') ?? undefined)}
          onPlaced={(order) => {
            setPlaced(order);
            // The order id is in the address, so that the receipt survives a reload.
            setQuery({ order: `${order.orderId}` }, { replace: true, preventScrollReset: true });
          }}
          headingRef={heading}
          onFocusLost={focusHeading}
        />
      ) : isError ? (
        <CartFailed onRetry={() => void refetch()} />
      ) : (
        <CartOnItsWay />
      )}
      <OrderPlaced
        placed={placed}
        onClose={() => {
          setPlaced(undefined);
          // The button that placed the order has disappeared together with the cart.
          requestAnimationFrame(focusHeading);
        }}
      />
    </div>
  );
}

/** Other ways to an order, and where the cart can be kept. */
function Ways({ hasRows }: { hasRows: boolean }) {
  const t = useT();
  return (
    <div className={styles.ways}>
      <Link to="/quickorder">{t('quickOrder.title')}</Link>
      <Link to="/lists">{t('lists.title')}</Link>
      {hasRows && (
        <>
          <SaveInList kind="plain" what={{ kind: 'cart', empties: false }} label={t('lists.saveCart')} />
          <SaveInList kind="plain" what={{ kind: 'cart', empties: true }} label={t('lists.putAside')} />
        </>
      )}
    </div>
  );
}

type FetchedProps = {
  cart: Cart;
  /** The id of an order that was just placed, whose receipt replaces the empty cart. */
  receiptOf: number | undefined;
  /** The order to which the visit of the page wants to add. */
  addTo: number | undefined;
  person: string;
  /** A request that was just sent for approval, whose receipt replaces the empty cart. */
  askedFor: number | undefined;
  onAsked: (approvalId: number) => void;
  onPlaced: (order: PlacedOrder) => void;
  /** The page's heading, where the receipt has it. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onFocusLost: () => void;
};

function FetchedCart(props: FetchedProps) {
  const { cart, receiptOf, addTo, headingRef, onFocusLost } = props;
  const t = useT();
  const checkoutHeading = useRef<HTMLHeadingElement>(null);
  const changes = useCartRows();
  const checkout = useCheckout(props.person, {
    // What was removed from the cart that is ordered now does not belong in the next one.
    onPlaced(order) {
      changes.forgetAll();
      props.onPlaced(order);
    },
    onAsked(id) {
      changes.forgetAll();
      props.onAsked(id);
    },
  });
  const choose = useEffectEvent((id: number) => checkout.form.change({ addToOrderId: String(id) }));
  useEffect(() => {
    if (addTo !== undefined) choose(addTo);
  }, [addTo]);
  const forecast = useForecast(cart, checkout);
  const hasRows = cart.Rows.length > 0;
  const isInCheckout = usePassed(checkoutHeading);
  const toCheckout = () => {
    checkoutHeading.current?.scrollIntoView();
    checkoutHeading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.columns}>
      <div>
        {cart.Withdrawn && <WithdrawnRows rows={cart.Withdrawn} onFocusLost={onFocusLost} />}
        {(hasRows || changes.removed.length > 0) && (
          <CartRows rows={cart.Rows} changes={changes} onFocusLost={onFocusLost} />
        )}
        {hasRows ? (
          <PhoneBar cart={cart} onCheckout={toCheckout} />
        ) : props.askedFor !== undefined ? (
          <ApprovalRequested />
        ) : receiptOf === undefined ? (
          <>
            {addTo !== undefined && <p>{t('addition.emptyCart', { number: addTo })}</p>}
            <EmptyCart />
          </>
        ) : (
          <OrderReceipt orderId={receiptOf} headingRef={headingRef} />
        )}
      </div>
      {hasRows && (
        <CartSummary
          cart={forecast.cart}
          sums={forecast.sums}
          hasWay={checkout.form.values.wayOfDeliveryId !== ''}
          isUpdating={forecast.isUpdating}
          forecast={<WeekForecast forecast={forecast} />}
          isInCheckout={isInCheckout}
          onCheckout={toCheckout}
        />
      )}
      <VisuallyHidden>
        <span role="status">{hasRows ? forecast.spoken : ''}</span>
      </VisuallyHidden>
      {(hasRows || checkout.isUnanswered) && (
        <CheckoutForm
          cart={cart}
          checkout={checkout}
          forecast={forecast}
          headingRef={checkoutHeading}
          onSeeRows={onFocusLost}
        />
      )}
    </div>
  );
}
