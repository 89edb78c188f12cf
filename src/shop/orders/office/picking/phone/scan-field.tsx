import { useRef, useState } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { scannedFormats, type ScannedFormat } from '#shop/quick-order/scan/barcode-number.ts';
import { useCamera } from '#shop/quick-order/scan/use-camera.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './picking.module.css';

type Props = { label: string; hint: string; go: string; onCode: (code: string) => void };

/** Pick lists have a QR code. */
const formats: readonly ScannedFormat[] = [...scannedFormats, 'qr_code'];

/** Takes a code that is typed, by hand or by a reader that acts as a keyboard, or that the camera sees. */
export function ScanField({ label, hint, go, onCode }: Props) {
  const t = useOfficeT();
  const field = useRef<HTMLInputElement>(null);
  const [isSeeing, setSeeing] = useState(false);
  return (
    <>
      <form
        className={styles.scan}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = field.current?.value.trim() ?? '';
          if (field.current) field.current.value = '';
          if (code !== '') onCode(code);
        }}
      >
        <TextField
          ref={field}
          label={label}
          hint={hint}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button type="submit" kind="primary">
          {go}
        </Button>
        {/* A reader of ours would need a policy of its own; the browser's reads without one. */}
        {'BarcodeDetector' in globalThis && (
          <Button aria-pressed={isSeeing} onClick={() => setSeeing((before) => !before)}>
            {t(isSeeing ? 'picking.phone.cameraOff' : 'picking.phone.camera')}
          </Button>
        )}
      </form>
      {isSeeing && <Camera onCode={onCode} />}
    </>
  );
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useOfficeT();
  const { video, state } = useCamera(onCode, formats);
  if (state !== 'starting' && state !== 'running')
    return (
      <p role="alert" className={desk.failure}>
        {t('picking.phone.noCamera')}
      </p>
    );
  return (
    // What is seen has no sound and no words.
    <video ref={video} className={styles.image} playsInline muted aria-label={t('picking.phone.image')} />
  );
}
