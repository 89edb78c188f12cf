import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './floating-window.module.css';
import { noteFocus } from '#kit/browser/give-back-focus.ts';
import { Icon } from './icon.tsx';
import { useFloating } from './use-floating.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWidgetTexts } from './widget-texts.ts';

type Props = { title: string; onClose: () => void; children: ReactNode };

/**
 * A non-modal window. It is moved by dragging its bar, by arrow keys on its handle or by buttons, and closed by its
 * button, Esc or a press outside. The caller must not render it while it is closed.
 */
export function FloatingWindow({ title, onClose, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const texts = useWidgetTexts();
  const floating = useFloating(frame);
  useClosing(frame, onClose);

  useEffect(() => {
    const giveBackFocus = noteFocus();
    heading.current?.focus({ preventScroll: true });
    return giveBackFocus;
  }, []);

  return (
    <div ref={frame} className={styles.window} role="dialog" aria-labelledby={`${id}-title`}>
      <div className={styles.bar} {...floating.bar}>
        <button
          type="button"
          className={styles.handle}
          aria-describedby={`${id}-hint`}
          onKeyDown={(event) => {
            if (floating.step(event.key, event.shiftKey)) event.preventDefault();
          }}
        >
          <Icon name="grip" />
          <VisuallyHidden>{texts('window.move')}</VisuallyHidden>
        </button>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <span data-undraggable="">
          <Button kind="icon" icon="close" onClick={onClose}>
            {texts('general.close')}
          </Button>
        </span>
      </div>
      {/* A scrollable area must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
        {children}
      </div>
      <div className={styles.foot}>
        <p id={`${id}-hint`}>{texts('window.moveHint')}</p>
        <div className={styles.ways}>
          <Button kind="icon" size="s" icon="arrow-left" onClick={() => floating.step('ArrowLeft', true)}>
            {texts('window.moveLeft')}
          </Button>
          <Button kind="icon" size="s" icon="arrow-up" onClick={() => floating.step('ArrowUp', true)}>
            {texts('window.moveUp')}
          </Button>
          <Button kind="icon" size="s" icon="arrow-down" onClick={() => floating.step('ArrowDown', true)}>
            {texts('window.moveDown')}
          </Button>
          <Button kind="icon" size="s" icon="arrow-right" onClick={() => floating.step('ArrowRight', true)}>
            {texts('window.moveRight')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function useClosing(frame: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) onClose();
    };
    const typed = (event: KeyboardEvent) => {
      // An open modal dialog in front of this window handles the key first.
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) onClose();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [frame, onClose]);
}
