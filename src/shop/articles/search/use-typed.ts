import { useEffect, useState, type RefObject } from 'react';

const restMs = 120;

/** The field's text, shortly after typing. It is dismissed until more is typed, and while the focus is elsewhere. */
export function useTyped(input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('');
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setText(field.value.trim());
        setDismissed(undefined);
      }, restMs);
    };
    const leave = () => {
      clearTimeout(timer);
      setDismissed(field.value.trim());
      setText(field.value.trim());
    };
    // The text may have been typed before this component was rendered.
    if (field.value && document.activeElement === field) read();
    field.addEventListener('input', read);
    field.addEventListener('blur', leave);
    field.form?.addEventListener('submit', leave);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', read);
      field.removeEventListener('blur', leave);
      field.form?.removeEventListener('submit', leave);
    };
  }, [input]);
  const [dismiss] = useState(() => () => setDismissed(input.current?.value.trim()));
  return { text, isDismissed: dismissed === text, dismiss };
}
