import { usePartOfCart } from '#shop/cart/use-cart.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';

type Props = { of: 'article' | 'list'; className: string | undefined };

/** States the currency of the prices and that they exclude VAT; used once per page. It shows nothing to a visitor. */
export function PriceTerms({ of, className }: Props) {
  const t = useT();
  const isCustomer = useIsCustomer();
  const { data: currency } = usePartOfCart((cart) => cart.CurrencyCode);
  if (!isCustomer) return null;
  const words =
    currency === undefined
      ? t(of === 'list' ? 'article.priceExclVat' : 'general.exclVat')
      : t(of === 'list' ? 'article.pricesIn' : 'article.priceIn', { currency });
  return <p className={className}>{words}</p>;
}
