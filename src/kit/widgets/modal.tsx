import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { noteFocus } from '#kit/browser/give-back-focus.ts';
import styles from './modal.module.css';
import { useWidgetTexts } from './widget-texts.ts';

type Props = {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** An `alertdialog` requires an answer. */
  role?: 'dialog' | 'alertdialog';
  /** A dialog that requires an answer has no close button and ignores Esc. */
  closable?: boolean;
  width?: 'narrow' | 'normal' | 'wide';
  /** `top` keeps a search field in place while the content below it changes height. */
  place?: 'middle' | 'top';
  /** For a message: its title is read first, and not the name of the button that closes it. */
  beginsAtTitle?: boolean;
};

/** A modal dialog; the browser traps the focus inside and restores it afterwards. */
export function Modal({
  title,
  open,
  onClose,
  children,
  role = 'dialog',
  closable = true,
  width = 'normal',
  place = 'middle',
  beginsAtTitle = false,
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
    if (beginsAtTitle) document.getElementById(`${id}-title`)?.focus();
    else if (!isAlert) firstFieldOf(element)?.focus();
    return () => {
      element.close();
      giveBackFocus();
    };
  }, [open, beginsAtTitle, isAlert, id]);

  if (!open) return null;
  return (
    // Pressing the backdrop is an additional way for the pointer; Esc and the button serve the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
        // A browser may close the dialog on a second Esc although the first was prevented.
        if (!closable && open) dialog.current?.showModal();
      }}
      onMouseDown={(event) => {
        if (!closable || isAlert || event.target !== dialog.current) return;
        // A press outside must not lose what was typed.
        if (!dialog.current?.querySelector('form')) onClose();
      }}
      onClickCapture={(event) => {
        // The second click of the double-click that opened the dialog is not an answer.
        if (isAlert && event.detail > 1) event.stopPropagation();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} tabIndex={beginsAtTitle ? -1 : undefined}>
            {title}
          </h2>
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

/** The browser would begin at the button that closes; a form begins where it is filled in. */
function firstFieldOf(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector('form :is(input:not([type="hidden"]), select, textarea)');
}
