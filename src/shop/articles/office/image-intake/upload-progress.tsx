import { Button } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './image-intake.module.css';
import { upload, type Uploading } from './uploads.ts';

/** How far the files have come, and those that did not arrive. */
export function UploadProgress({ uploading }: { uploading: Uploading }) {
  const t = useOfficeT();
  const { intakeId, sent, all, now, notSent } = uploading;
  if (now === undefined && notSent.length === 0) return null;
  const text = now === undefined ? '' : t('intakes.sending', { sent: sent + 1, all, name: now });
  return (
    <div className={styles.progress}>
      {now !== undefined && (
        <>
          <progress max={all} value={sent} aria-label={t('images.sending')} />
          <p className={styles.quiet}>{text}</p>
        </>
      )}
      {now === undefined && notSent.length > 0 && (
        <div role="alert" className={styles.failure}>
          <ul>
            {notSent.map(({ file, reason }) => (
              <li key={`${file.name} ${file.lastModified}`}>
                {t('intakes.notSent', { name: file.name, reason: reason ?? t('general.commonError') })}
              </li>
            ))}
          </ul>
          <Button
            size="s"
            onClick={() =>
              void upload(
                intakeId,
                notSent.map(({ file }) => file),
              )
            }
          >
            {t('intakes.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
