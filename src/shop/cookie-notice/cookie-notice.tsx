import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { cookieAnswer } from './cookie-answer.ts';
import styles from './cookie-notice.module.css';
import { cookieWindow } from './cookie-window-state.ts';

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
      {isHydrated && !answer && <Banner />}
      {isOpen && <CookieWindow answer={answer} onClose={close} onFailed={close} />}
    </>
  );
}

// The banner itself comes with the page: one that came later would take a press.
function Banner() {
  const t = useT();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    // What is seen first does without this code.
    import('#kit/widgets/keep-foot-clear.ts').then(({ keepFootClear }) => {
      if (!isGone) leave = keepFootClear(banner.current);
    }, never);
    return () => {
      isGone = true;
      leave?.();
    };
  }, []);
  return (
    <section ref={banner} className={styles.banner} aria-label={t('cookies.bannerLabel')}>
      <div className={styles.inside}>
        <p>
          {t('cookies.bannerWithChoice')}{' '}
          <button type="button" className={styles.about} onClick={() => cookieWindow.set(true)}>
            {t('cookies.readAbout')}
          </button>
        </p>
        <div className={styles.ways}>
          <Button onClick={() => cookieAnswer.set('necessary')}>{t('cookies.necessaryOnly')}</Button>
          <Button onClick={() => cookieAnswer.set('all')}>{t('cookies.accept')}</Button>
        </div>
      </div>
    </section>
  );
}
