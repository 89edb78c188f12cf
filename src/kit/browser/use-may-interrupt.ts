import { useEffect, useState } from 'react';

/** How long nothing may have been pressed, in milliseconds: a window that opens under a press takes its click. */
const quietMs = 1_000;

const textFields =
  'textarea, select, [contenteditable="true"], input:not([type="button"], [type="checkbox"], [type="file"], [type="radio"], [type="submit"])';

/**
 * Returns whether a window that nobody asked for may open: not while a text field has the focus or another window is
 * open, and after that not before nothing has been pressed for a moment. Once true, it stays so while `isWanted`.
 */
export function useMayInterrupt(isWanted: boolean): boolean {
  const [may, setMay] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (!isBusy()) setMay(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    };
    look();
    for (const event of presses) document.addEventListener(event, wait, true);
    return () => {
      clearTimeout(timer);
      for (const event of presses) document.removeEventListener(event, wait, true);
      setMay(false);
    };
  }, [isWanted]);

  return isWanted && may;
}

const presses = ['keydown', 'pointerdown', 'pointerup', 'focusout'] as const;

function isBusy(): boolean {
  return (
    document.activeElement?.matches(textFields) === true || document.querySelector('dialog:modal') !== null
  );
}
