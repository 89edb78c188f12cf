import { useSyncExternalStore } from 'react';
import { dismiss, noNotices, noticeStore } from './announce.ts';
import { Button } from './button.tsx';
import styles from './notices.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWidgetTexts } from './widget-texts.ts';

/** Where `announce` and `toast` come out; once in the frame, and there before anything is said in it. */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, noNotices);
  const texts = useWidgetTexts();
  return (
    <div className={styles.notices} role="status" aria-live="polite" aria-atomic="false">
      {notices.map(({ id, text, kind, action }) =>
        kind === 'heard' ? (
          <VisuallyHidden key={id}>{text}</VisuallyHidden>
        ) : (
          <div key={id} className={styles.notice} data-kind={kind}>
            <p>{text}</p>
            {action && (
              <Button
                kind="plain"
                onClick={() => {
                  dismiss(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <Button kind="icon" icon="close" onClick={() => dismiss(id)}>
              {texts('general.close')}
            </Button>
          </div>
        ),
      )}
    </div>
  );
}
