import { useId, useRef, useState } from 'react';
import { longestTyped, readTypedQuantity, wrongQuantity } from '#shop/cart/add-to-cart/typed-quantity.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './list-rows.module.css';

type QuantityProps = { now: number; label: string; onSet: (quantity: number) => Promise<boolean> };

/**
 * A quantity that is saved when the field is left, or at Enter. What was typed stays until it is saved, also when
 * somebody else has changed the list meanwhile.
 */
export function ListQuantity({ now, label, onSet }: QuantityProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isReported, setReported] = useState(false);
  const lastSent = useRef<string>(undefined);
  const read = readTypedQuantity(typed ?? `${now}`, null);
  const isWrong = 'wrong' in read;
  const forget = () => {
    setTyped(undefined);
    setReported(false);
  };
  async function take(): Promise<void> {
    setReported(isWrong);
    if ('wrong' in read || typed === undefined) return;
    lastSent.current = typed;
    const isSaved = read.quantity === now || (await onSet(read.quantity));
    if (!isSaved) return;
    lastSent.current = undefined;
    setTyped((last) => (last === typed ? undefined : last));
  }
  return (
    <div className={styles.quantity}>
      <input
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={longestTyped}
        value={typed ?? now}
        aria-label={label}
        aria-invalid={(isReported && isWrong) || undefined}
        aria-describedby={isReported && isWrong ? id : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void take();
          if (event.key === 'Escape') forget();
        }}
        // What was sent, or refused, is not sent again because the field is left: the refusal offers what to do.
        onBlur={() => lastSent.current === typed || void take()}
      />
      {isReported && isWrong && (
        <p id={id} role="alert">
          {t(wrongQuantity[read.wrong])}
        </p>
      )}
    </div>
  );
}
