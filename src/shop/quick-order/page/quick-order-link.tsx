import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useIsCustomer, useMayOrder } from '#shop/login/use-login.ts';
import type { Place } from './quick-order-anchor.tsx';

// A visitor's first visit does without it.
const Anchor = lazyPart(async () => (await import('./quick-order-anchor.tsx')).QuickOrderAnchor);

/** The way to quick order: beside the cart, and on a narrow screen, where there is no room for it, in the person's menu. */
export function QuickOrderLink(place: Place) {
  const isCustomer = useIsCustomer();
  return useMayOrder() && isCustomer && <Anchor {...place} onFailed={doWithout} />;
}

/** The cart leads to quick order, too. */
function doWithout(): void {}
