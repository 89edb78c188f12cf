import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import styles from './print-head.module.css';

/** Says on paper what was printed, and when. */
export function PrintHead() {
  const [text, setText] = useState('');
  useEffect(() => {
    const write = () =>
      flushSync(() => setText(`${document.title} · ${stockholmClock(new Date()).replace('T', ' ')}`));
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return <p className={styles.head}>{text}</p>;
}
