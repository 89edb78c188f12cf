import { useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { dismiss, noNotices, noticeStore } from '#kit/browser/announce.ts';
import { Button } from './button.tsx';
import { focusHeading } from '#kit/browser/focus-heading.ts';
import styles from './notices.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWidgetTexts } from './widget-texts.ts';

/**
 * Shows what `announce` and `toast` report. It is rendered once in the layout, because a live region must exist
 * before it gets a text.
 */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, noNotices);
  const texts = useWidgetTexts();
  const before = useRef<EventTarget>(null);
  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      before.current = relatedTarget;
  };
  /** When the notice disappears the focus returns to where it came from. */
  const leave = (id: number) => {
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    else focusHeading();
    dismiss(id);
  };
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    region.current?.style.setProperty('bottom', `${heightOfFoot()}px`);
  }, [notices]);
  return (
    <div
      ref={region}
      className={styles.notices}
      data-notices
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onFocus={noteFocus}
    >
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
                  leave(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <Button kind="icon" icon="close" onClick={() => leave(id)}>
              {texts('general.close')}
            </Button>
          </div>
        ),
      )}
    </div>
  );
}

/** Returns how much of the window's foot a bar with buttons takes, which no notice may cover. */
function heightOfFoot(): number {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect();
  return foot && foot.bottom >= innerHeight - 1 ? innerHeight - foot.top : 0;
}
