import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useCart } from './use-cart.ts';

// A visitor has no cart, and a first visit does without their code.
const Beside = lazyPart(async () => (await import('./cart-glance-parts.tsx')).CartBeside);
const Below = lazyPart(async () => (await import('./cart-glance-parts.tsx')).CartBelow);

/** The cart beside a long listing; nothing while it is empty. */
export function CartBeside() {
  return useHasRows() && <Beside onFailed={doWithout} />;
}

/** The cart at the bottom of a narrow window, where nothing fits beside the listing. */
export function CartBelow() {
  return useHasRows() && <Below onFailed={doWithout} />;
}

function useHasRows(): boolean {
  const { data: cart } = useCart();
  return cart !== undefined && cart.Rows.length > 0;
}

/** The cart itself is in the header. */
function doWithout(): void {}
