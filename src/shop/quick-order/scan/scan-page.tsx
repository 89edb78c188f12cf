import { useEffect, useRef } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { TextField } from '#kit/forms/field.tsx';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { ScannedRow } from './scanned-row.tsx';
import styles from './scan-page.module.css';
import { useCamera } from './use-camera.ts';
import { useScanned } from './use-scanned.ts';

/**
 * Scans barcodes with the camera. Its document has a policy of its own, which allows the reader's WebAssembly, so it
 * is loaded as a whole and left as a whole.
 */
export default function ScanPage() {
  const t = useT();
  const login = useLogin();
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.scan')}</PageTitle>
      <h1 tabIndex={-1}>{t('scan.title')}</h1>
      {login.state === 'in' && isOwnDocument() && <Scanner key={login.person} person={login.person} />}
    </div>
  );
}

/** Someone who logs in on the way comes here without a new document, and gets it now. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded || new URL(loaded.name).pathname === location.pathname) return true;
  location.reload();
  return false;
}

const troubles = {
  insecure: 'scan.insecure',
  missing: 'scan.missing',
  refused: 'scan.refused',
  busy: 'scan.busy',
  unreadable: 'scan.unreadable',
} as const;

function Scanner({ person }: { person: string }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const { scanned, scan, setPacks, remove, putBack } = useScanned(person);
  const { video, state, torch } = useCamera((number) => void scan(number));
  const trouble = state === 'starting' || state === 'running' ? undefined : troubles[state];
  const [last] = scanned;

  useEffect(() => {
    if (trouble) field.current?.focus();
  }, [trouble]);

  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        {trouble ? (
          <p className={styles.trouble} role="alert">
            {t(trouble)}
          </p>
        ) : (
          <div className={styles.image} data-state={state}>
            {/* What is seen has no sound and no words. */}
            <video ref={video} playsInline muted aria-label={t('scan.image')} />
            <span className={styles.sight} aria-hidden="true" />
            {state === 'starting' && <p role="status">{t('scan.starting')}</p>}
            {torch && (
              <Button className={styles.torch} size="s" aria-pressed={torch.isLit} onClick={torch.toggle}>
                {t('scan.torch')}
              </Button>
            )}
          </div>
        )}
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const number = field.current?.value.trim() ?? '';
            if (number !== '') void scan(number);
            if (field.current) field.current.value = '';
          }}
        >
          <TextField
            ref={field}
            label={t('scan.number')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
          />
          <Button type="submit">{t('cart.add')}</Button>
        </form>
      </div>
      <div>
        <p className={styles.last} role="status">
          {last?.verdict
            ? t(last.verdict.Article ? 'scan.lastKnown' : 'scan.lastUnknown', {
                article: last.verdict.Article?.ArticleText ?? '',
                number: last.ref,
                count: last.packs * (last.verdict.Article?.QuantityPerPackage ?? 1),
              })
            : (last?.ref ?? t(trouble ? 'scan.typedHint' : 'scan.hint'))}
        </p>
        {scanned.length > 0 && (
          <ol className={styles.rows} aria-label={t('scan.rows')}>
            {scanned.map((one, place) => (
              <ScannedRow
                key={one.ref}
                scanned={one}
                isLast={place === 0}
                onPacks={setPacks}
                onRemove={() => {
                  remove(one.ref);
                  toast(t('rows.removed', { row: one.verdict?.Article?.ArticleText ?? one.ref }), {
                    action: { label: t('cart.undo'), run: () => putBack(one) },
                  });
                }}
              />
            ))}
          </ol>
        )}
        <p className={styles.foot}>
          <ButtonLink kind={scanned.length > 0 ? 'primary' : 'secondary'} to="/quickorder" reloadDocument>
            {scanned.length > 0 ? plural(t, 'scan.done', scanned.length) : t('quickOrder.backToLines')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
