import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { lineRights } from './checklist-line.tsx';
import { leftOf } from './checklist.tsx';
import { readOfficeOpening, type OfficeOpening, type OpeningLine } from './contract.ts';
import styles from './next-step.module.css';

/** So long after something was read anew the checklist is read too: several answers come at once after a change. */
const pauseMs = 300;

/** Lines that are done on the start page itself. */
const onStartPage = new Set<OpeningLine['Key']>(['backup', 'try']);

/**
 * Above the pages to which the checklist leads: its next line. Only who has seen the checklist of a closed shop gets it,
 * so that nobody else's pages ask for it.
 */
export function NextStep() {
  const t = useOfficeT();
  const may = useMay();
  const { pathname, search } = useLocation();
  const { data } = useSeenChecklist();
  if (!data || data.Open || pathname === '/office') return null;
  const left = leftOf(data);
  const next = left.find(({ Key }) => may(lineRights[Key]));
  if (!next) return null;
  const name = t(`opening.line.${next.Key}`);
  const to = onStartPage.has(next.Key) ? '/office' : next.Link;
  const isHere = to === pathname || to === pathname + search;
  return (
    <aside className={styles.bar} aria-label={t('opening.title')}>
      <p>
        <span>{t('opening.next')}:</span>{' '}
        {isHere ? (
          <strong>{name}</strong>
        ) : (
          <Link to={to} aria-label={`${t('opening.next')}: ${name}`}>
            {name}
          </Link>
        )}{' '}
        <small>{next.Text}</small>
      </p>
      <Link to="/office">{t('opening.all', { count: left.length })}</Link>
    </aside>
  );
}

/** What this window has read of the checklist, read anew after whatever may have changed it. */
function useSeenChecklist() {
  const client = useQueryClient();
  const language = useLanguage();
  const { queryKey } = queryOf(readOfficeOpening, language);
  const isClosed = client.getQueryData<OfficeOpening>(queryKey)?.Open === false;
  const read = useEndpoint(readOfficeOpening, {}, { enabled: isClosed });
  const { refetch } = read;
  useEffect(() => {
    if (!isClosed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [name] = event.query.queryKey as readonly unknown[];
      if (name === readOfficeOpening.name) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetch(), pauseMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, isClosed, refetch]);
  return read;
}
