import { classNames } from '#kit/widgets/class-names.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ChecklistLine } from './checklist-line.tsx';
import styles from './checklist.module.css';
import { readOfficeOpening, type OfficeOpening } from './contract.ts';
import { OpenShop } from './open-shop.tsx';

/** What is left to do until the shop can open: the next line stands open, and what is done is folded away. */
export function Checklist() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readOfficeOpening, {}, { freshOnFocus: true });
  return (
    <section className={styles.list} aria-labelledby="opening">
      <h2 id="opening">{t('opening.title')}</h2>
      {data ? <Lines opening={data} /> : <LoadState error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

/** What was left when the shop was opened. */
export function LeftAfterOpening() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readOfficeOpening, {}, { freshOnFocus: true });
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  const left = leftOf(data);
  if (left.length === 0) return null;
  return (
    <details className={classNames(styles.settled, styles.apart)}>
      <summary>{t('opening.leftOpen', { count: left.length })}</summary>
      <ol className={styles.lines}>
        {left.map((line) => (
          <ChecklistLine key={line.Key} line={line} version={data.Version} />
        ))}
      </ol>
    </details>
  );
}

export const leftOf = ({ Lines: lines }: OfficeOpening) =>
  lines.filter(({ Key, Done, Skipped }) => Key !== 'open' && !Done && !Skipped);

function Lines({ opening }: { opening: OfficeOpening }) {
  const t = useOfficeT();
  const lines = opening.Lines.filter(({ Key }) => Key !== 'open');
  const settled = lines.filter(({ Done, Skipped }) => Done || Skipped);
  const left = leftOf(opening);
  const concerning = lines.filter(({ Done, Skipped }) => Done || !Skipped).length;
  const done = concerning - left.length;
  const count = settled.length;
  const said = t('opening.progress', { sent: done, count: concerning });
  return (
    <>
      <div className={styles.progress}>
        <progress max={concerning} value={done} aria-label={said} />
        <p aria-hidden="true">{said}</p>
      </div>
      <p className={styles.lead}>{t(left.length > 0 ? 'opening.lead' : 'opening.ready')}</p>
      <ol className={styles.lines}>
        {left.map((line, place) => (
          <ChecklistLine key={line.Key} line={line} version={opening.Version} isNext={place === 0} />
        ))}
      </ol>
      {count > 0 && (
        <details className={styles.settled}>
          <summary>{t('opening.settled', { count })}</summary>
          <ol className={styles.lines}>
            {settled.map((line) => (
              <ChecklistLine key={line.Key} line={line} version={opening.Version} />
            ))}
          </ol>
        </details>
      )}
      <OpenShop opening={opening} left={left.length} />
    </>
  );
}
