import type { ReactNode } from 'react';
import { useMayOrder } from './use-login.ts';

/** Shows what orders, or is kept for orders, to those who may order: a role may only see. */
export function MayOrder({ children }: { children: ReactNode }) {
  return useMayOrder() ? children : null;
}
