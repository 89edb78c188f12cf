import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { noteFocus } from '#kit/browser/give-back-focus.ts';
import { hasUnsaved, noteHeld, type HeldTexts } from '#kit/browser/unsaved.ts';
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

/**
 * A modal dialog; the browser traps the focus inside and restores it afterwards. Esc and the button that closes ask
 * first where something that was typed would be lost.
 */
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
  const { note, forget, leave, question } = useLeaving(dialog, isAlert, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const giveBackFocus = noteFocus();
    if (!element.open) element.showModal();
    if (beginsAtTitle) document.getElementById(`${id}-title`)?.focus();
    else if (!isAlert) firstFieldOf(element)?.focus();
    return () => {
      element.close();
      forget();
      giveBackFocus();
    };
  }, [open, beginsAtTitle, isAlert, id, forget]);

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
        // That of a window in front of this one, or of a choice of files.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (closable) leave();
      }}
      onClose={({ target }) => {
        // A browser may close the dialog on a second Esc although the first was prevented.
        if (target !== dialog.current || dialog.current.open) return;
        dialog.current.showModal();
        if (closable) leave();
      }}
      onFocusCapture={({ target }) => note(target)}
      onKeyDownCapture={({ target }) => note(target)}
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
            <Button kind="icon" icon="close" onClick={leave}>
              {texts('general.close')}
            </Button>
          )}
        </div>
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
      </div>
      {question}
    </dialog>
  );
}

/** Closes a window, and asks first where something that was typed would be lost. */
function useLeaving(dialog: RefObject<HTMLDialogElement | null>, isAlert: boolean, onClose: () => void) {
  const held = useRef<HeldTexts>(new Map());
  const [isAsking, setAsking] = useState(false);
  const forget = useCallback(() => {
    held.current.clear();
    setAsking(false);
  }, []);
  return {
    note: (field: EventTarget) => noteHeld(held.current, field),
    forget,
    leave: () => {
      if (!isAlert && hasUnsaved(dialog.current, held.current)) setAsking(true);
      else onClose();
    },
    question: isAsking && <LeaveQuestion go={onClose} stay={() => setAsking(false)} />,
  };
}

/** Asks whether to leave what has been changed and not saved. */
export function LeaveQuestion({ go, stay }: { go: () => void; stay: () => void }) {
  const texts = useWidgetTexts();
  return (
    <Modal title={texts('form.leave.title')} open onClose={stay} width="narrow" role="alertdialog">
      <p>{texts('form.leave.text')}</p>
      <div className={styles.answers}>
        <Button kind="primary" onClick={stay}>
          {texts('form.leave.stay')}
        </Button>
        <Button onClick={go}>{texts('form.leave.go')}</Button>
      </div>
    </Modal>
  );
}

/** The browser would begin at the button that closes; a form begins where it is filled in. */
function firstFieldOf(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector('form :is(input:not([type="hidden"]), select, textarea)');
}
