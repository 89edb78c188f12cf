import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { foundKinds, searchOffice } from './day-contract.ts';
import styles from './search-window.module.css';
import { hitsOf, type Screen, type Hit } from './search-hits.ts';

const kinds = ['screen', ...foundKinds] as const;

/** A search over everything in the office. Arrow keys select, Enter opens. */
export function SearchWindow({
  open,
  screens,
  onClose,
}: {
  open: boolean;
  /** The office's own screens, found by their menu labels. */
  screens: readonly Screen[];
  onClose: () => void;
}) {
  const t = useOfficeT();
  return (
    <Modal title={t('office.search.label')} place="top" open={open} onClose={onClose}>
      <Search screens={screens} onClose={onClose} />
    </Modal>
  );
}

function Search({ screens, onClose }: { screens: readonly Screen[]; onClose: () => void }) {
  const t = useOfficeT();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, isCurrent, state } = useHits(typed.trim(), screens);
  const at = Math.min(chosen, hits.length - 1);
  const openHit = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(hit.path);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      const next = (at + step + hits.length) % hits.length;
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // A number followed at once by Enter means that number, not an earlier result.
      if (isCurrent) openHit(hits[at]);
    }
  };
  return (
    <div className={styles.search}>
      <input
        className={styles.field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={t('office.search.label')}
        aria-describedby={`${id}-hint`}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-activedescendant={hits.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        // The dialog focuses the first element with this attribute.
        ref={(field) => field?.setAttribute('autofocus', '')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('office.search.hint')}
      </p>
      <p className={styles.state} role="status">
        {state}
      </p>
      <Hits id={id} hits={hits} at={at} onPoint={setChosen} onOpen={openHit} />
    </div>
  );
}

/** What is found by a text, and in words how the search stands. */
function useHits(typed: string, screens: readonly Screen[]) {
  const t = useOfficeT();
  const q = useDebounced(typed, 150);
  const { data, error, isFetching, isPlaceholderData } = useEndpoint(
    searchOffice,
    { q },
    { enabled: q !== '' },
  );
  const isCurrent = q === typed && !isFetching && !isPlaceholderData;
  const hits = q === '' ? [] : hitsOf(data?.Rows ?? [], screens, q);
  return { hits, isCurrent, state: stateText() };

  function stateText(): string {
    if (q === '') return '';
    if (error) return error.problem?.detail ?? t('office.search.failed');
    if (!isCurrent) return t('general.loading');
    if (hits.length === 0) return t('office.search.none', { query: q });
    return hits.length === 1
      ? t('office.search.found.one')
      : t('office.search.found.other', { n: hits.length });
  }
}

type HitsProps = {
  id: string;
  hits: readonly Hit[];
  at: number;
  onPoint: (place: number) => void;
  onOpen: (hit: Hit) => void;
};

function Hits({ id, hits, at, onPoint, onOpen }: HitsProps) {
  const t = useOfficeT();
  return (
    <div id={`${id}-hits`} role="listbox" aria-label={t('office.search.label')} className={styles.hits}>
      {kinds
        .filter((kind) => hits.some((hit) => hit.kind === kind))
        .map((kind) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`}>{t(`office.search.kind.${kind}`)}</h3>
            {hits.map((hit, place) =>
              hit.kind === kind ? (
                <a
                  key={hit.path}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  tabIndex={-1}
                  className={styles.hit}
                  href={hit.path}
                  onMouseMove={() => onPoint(place)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    onOpen(hit);
                  }}
                >
                  <strong>{hit.name}</strong> <span>{hit.text}</span>
                </a>
              ) : null,
            )}
          </div>
        ))}
    </div>
  );
}
