import { useEffect, useEffectEvent } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { isMadeToOrder } from '#shop/cart/add-to-cart/short-words.ts';
import type { Cart } from '#shop/cart/contract.ts';
import type { ForecastLocale } from '#shop/delivery-forecast/forecast-words.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { useCheckout } from '#shop/checkout/use-checkout.ts';
import { parseWeek } from '#kit/text/weeks.ts';
import type { CheckoutPreview } from './contract.ts';
import { hasWeekInput } from '#shop/checkout/week-options.ts';
import { spokenForecast } from './spoken-forecast.ts';
import { chosenWeekOf, useCheckoutPreview } from './use-checkout-preview.ts';

export type Forecast = {
  /** Undefined while the first one is on its way, or when it failed. */
  preview: CheckoutPreview | undefined;
  isFailed: boolean;
  /** The preview is still the one of the previous choice. */
  isUpdating: boolean;
  /** The cart with the sums of an order to the chosen address, since VAT depends on where the goods go. */
  cart: Cart;
  /** The parts of what an order of the cart would come to; undefined of an order that it is added to. */
  sums: CheckoutPreview | undefined;
  retry: () => void;
  /** `2027-W05`, or '' while no week is chosen. */
  chosen: string;
  choose: (week: string) => void;
  /** Whether a week can be chosen: that of an order that is added to stays. */
  canChoose: boolean;
  /** What is read aloud when it changes. */
  spoken: string;
  locale: ForecastLocale;
  /** Everything that has no date is made to order. */
  isMade: boolean;
};

/** The forecast of the cart with what is chosen in the checkout form. */
export function useForecast(cart: Cart, { form, today }: ReturnType<typeof useCheckout>): Forecast {
  const t = useT();
  const language = useLanguage();
  const choice = { values: form.values, today };
  const { data: preview, isError, isPlaceholderData, error, refetch } = useCheckoutPreview(cart, choice);
  const addTo = form.values.addToOrderId;
  const isClosed = addTo !== '' && (error?.status === 404 || error?.status === 409);
  const giveUpAddition = useEffectEvent(() => {
    form.change({ addToOrderId: '' });
    toast(t('addition.tooLate', { number: addTo }), { error: true });
  });
  useEffect(() => {
    if (isClosed) giveUpAddition();
  }, [isClosed, addTo]);
  const locale = { t, language, today };
  const own = isError || addTo !== '' ? undefined : preview;
  const isMade = preview !== undefined && isUndatedMade(preview, cart);
  return {
    preview: isError ? undefined : preview,
    isFailed: isError,
    isUpdating: isPlaceholderData,
    cart: own ? withSumsOf(own, cart) : cart,
    sums: own,
    retry: () => void refetch(),
    chosen: chosenWeekOf(choice),
    canChoose: addTo === '',
    choose(week) {
      const parsed = parseWeek(week);
      if (hasWeekInput()) form.change({ deliveryWeekString: week });
      else if (parsed)
        form.change({
          deliveryWeekString: '',
          deliveryYear: String(parsed.year),
          deliveryWeekNumber: String(parsed.week),
        });
    },
    spoken: preview && !isError ? spokenForecast(preview, locale, isMade) : '',
    locale,
    isMade,
  };
}

function isUndatedMade({ Deliveries }: CheckoutPreview, { Rows }: Cart): boolean {
  const made = new Set(Rows.filter(isMadeToOrder).map(({ ArticleId }) => ArticleId));
  const undated = Deliveries.flatMap(({ Week, Items }) => (Week === null ? Items : []));
  return undated.length > 0 && undated.every(({ ArticleId }) => ArticleId !== null && made.has(ArticleId));
}

function withSumsOf({ Goods, VatAmount, TotalAmount }: CheckoutPreview, cart: Cart): Cart {
  return { ...cart, TotalExcludingVat: Goods, VatAmount, TotalAmount };
}
