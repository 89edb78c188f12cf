import { Button } from '#kit/widgets/button.tsx';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { cookieAnswer } from './cookie-answer.ts';
import styles from './cookie-notice.module.css';
import { cookieWindow } from './cookie-window-state.ts';

/** The question, at the bottom of the window until it is answered. */
export function CookieBanner() {
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
