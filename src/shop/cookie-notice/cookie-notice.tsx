import { useSyncExternalStore } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
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

function Banner() {
  const t = useT();
  return (
    <section ref={keepFootClear} className={styles.banner} aria-label={t('cookies.bannerLabel')}>
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
