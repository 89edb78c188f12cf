import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useIsCustomer, useMayOrder } from '#shop/login/use-login.ts';

// A visitor has no cart, and a first visit does without their code.
const Beside = lazyPart(async () => (await import('./cart-glance-parts.tsx')).CartBeside);
const Below = lazyPart(async () => (await import('./cart-glance-parts.tsx')).CartBelow);

/** The cart beside a long listing; nothing while it is empty. */
export function CartBeside() {
  return useHasCart() && <Beside onFailed={doWithout} />;
}

/** The cart at the bottom of a narrow window, where nothing fits beside the listing. */
export function CartBelow() {
  return useHasCart() && <Below onFailed={doWithout} />;
}

function useHasCart(): boolean {
  const isCustomer = useIsCustomer();
  return useMayOrder() && isCustomer;
}

/** The cart itself is in the header. */
function doWithout(): void {}
