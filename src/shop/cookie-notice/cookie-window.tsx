import { Button } from '#kit/widgets/button.tsx';
import { FloatingWindow } from '#kit/widgets/floating-window.tsx';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { Spinner } from '#kit/widgets/spinner.tsx';
import { headingFirst } from '#shop/start/heading-first.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { useWebText } from '#shop/texts/web-text.tsx';
import { cookieAnswer, type CookieAnswer } from './cookie-answer.ts';
import styles from './cookie-notice.module.css';

const states = { all: 'cookies.accepted', necessary: 'cookies.onlyNecessary' } as const;

type Props = { answer: CookieAnswer | undefined; onClose: () => void };

/**
 * Explains the cookies, in the maker's words (`CookieText`) where there are any, and shows the answer, which can be changed
 * here.
 */
export function CookieWindow({ answer, onClose }: Props) {
  const t = useT();
  const { html, lang, isPending } = useWebText('CookieText');
  const { heading, rest } = headingFirst(html);
  return (
    <FloatingWindow title={heading || t('cookies.windowTitle')} onClose={onClose}>
      {rest ? (
        <RichText className={styles.text} html={rest} lang={lang} />
      ) : isPending ? (
        <Spinner label={t('general.loading')} />
      ) : (
        <p>{t('cookies.kept')}</p>
      )}
      <div className={styles.choice}>
        <h3>{t('cookies.yourChoice')}</h3>
        <p role="status">{t(answer ? states[answer] : 'cookies.notChosen')}</p>
        <div className={styles.ways}>
          <Button
            aria-pressed={answer === 'necessary'}
            className={styles.answer}
            onClick={() => cookieAnswer.set('necessary')}
          >
            {t('cookies.necessaryOnly')}
          </Button>
          <Button
            aria-pressed={answer === 'all'}
            className={styles.answer}
            onClick={() => cookieAnswer.set('all')}
          >
            {t('cookies.accept')}
          </Button>
        </div>
      </div>
    </FloatingWindow>
  );
}
