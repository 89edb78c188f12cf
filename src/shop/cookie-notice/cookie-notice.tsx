import { useSyncExternalStore } from 'react';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { cookieAnswer } from './cookie-answer.ts';
import { cookieWindow } from './cookie-window-state.ts';

// What is seen first does without its code.
const CookieBanner = lazyPart(async () => (await import('./cookie-banner.tsx')).CookieBanner);
const CookieWindow = lazyPart(async () => (await import('./cookie-window.tsx')).CookieWindow);

const never = () => undefined;
const close = () => cookieWindow.set(false);

/**
 * Asks about cookies until the question is answered. Rendered pages never contain it, because they are shared by all
 * visitors.
 */
export function CookieNotice() {
  const isHydrated = useHydrated();
  const answer = useSyncExternalStore(cookieAnswer.subscribe, cookieAnswer.get, never);
  const isOpen = useSyncExternalStore(cookieWindow.subscribe, cookieWindow.get, () => false);
  return (
    <>
      {isHydrated && !answer && <CookieBanner />}
      {isOpen && <CookieWindow answer={answer} onClose={close} onFailed={close} />}
    </>
  );
}
