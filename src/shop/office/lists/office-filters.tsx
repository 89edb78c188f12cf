import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { Button } from '#kit/widgets/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './office-filters.module.css';
import type { OfficeListState } from './use-office-list.ts';

/** The filters of a list. Each choice applies at once. */
export function OfficeFilters({ state, children }: { state: OfficeListState; children: ReactNode }) {
  const t = useOfficeT();
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={t('list.filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {state.isFiltered && (
        <Button kind="plain" size="s" onClick={state.clear}>
          {t('list.clear')}
        </Button>
      )}
    </form>
  );
}

const pauseMs = 250;

/** Applies when typing has paused, and follows external changes of the address. */
export function SearchFilter({
  value,
  label,
  onChange,
}: {
  value: string;
  label: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const text = typed.trim();
  const rested = useDebounced(text, pauseMs);
  const apply = useEffectEvent(onChange);
  useEffect(() => {
    if (rested === text && text !== value) apply(text);
  }, [rested, text, value]);
  return (
    <TextField
      className={styles.search}
      label={label}
      type="search"
      name="q"
      value={typed}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
