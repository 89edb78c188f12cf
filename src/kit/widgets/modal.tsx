import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { noteFocus } from '#kit/browser/give-back-focus.ts';
import styles from './modal.module.css';
import { useWidgetTexts } from './widget-texts.ts';

type Props = {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** An `alertdialog` tells something that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** A window that cannot be closed without an answer has no close button, and Esc does nothing. */
  closable?: boolean;
  width?: 'narrow' | 'normal' | 'wide';
  /** `top` keeps a field that is typed in at its place while what is below it comes and goes. */
  place?: 'middle' | 'top';
};

/** A window over the page; the browser keeps the focus inside and gives it back. */
export function Modal({
  title,
  open,
  onClose,
  children,
  role = 'dialog',
  closable = true,
  width = 'normal',
  place = 'middle',
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const texts = useWidgetTexts();
  const isAlert = role === 'alertdialog';

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const giveBackFocus = noteFocus();
    if (!element.open) element.showModal();
    return () => {
      element.close();
      giveBackFocus();
    };
  }, [open]);

  if (!open) return null;
  return (
    // The presses on the backdrop are a second way for the pointer; Esc and the button are the keyboard's.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.modal}
      data-width={width}
      data-place={place}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-content` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onClose={() => {
        // A browser may close it on a second Esc although the first was refused.
        if (!closable && open) dialog.current?.showModal();
      }}
      onMouseDown={(event) => {
        if (!closable || isAlert || event.target !== dialog.current) return;
        // A press beside it must not lose what was typed.
        if (!dialog.current?.querySelector('form')) onClose();
      }}
      onClickCapture={(event) => {
        // The second half of the double click that made it appear is no answer.
        if (isAlert && event.detail > 1) event.stopPropagation();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {closable && (
            <Button kind="icon" icon="close" onClick={onClose}>
              {texts('general.close')}
            </Button>
          )}
        </div>
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
