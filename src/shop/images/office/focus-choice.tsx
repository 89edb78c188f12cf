import { useState, type MouseEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { focusImage, readOfficeImage } from './contract.ts';
import styles from './image-field.module.css';
import { officeImage, officeImageWhole } from '#shop/office/image-url.ts';

/** The whole picture with its focal point, set by pointer or by sliders, beside the square that lists show. */
export function FocusChoice({ imageId, onChange }: { imageId: string; onChange: (value: string) => void }) {
  const t = useOfficeT();
  const { data } = useEndpoint(readOfficeImage, { id: Number(imageId) });
  const [moved, setMoved] = useState<{ X: number; Y: number }>();
  const focus = useMutation<{ Id: number }, CallError, { X: number; Y: number }>({
    mutationFn: (to) => callOverHttp(focusImage, { id: Number(imageId), ...to }),
    networkMode: 'always',
    onSuccess: ({ Id }) => onChange(String(Id)),
  });
  const { X, Y } = moved ?? { X: data?.X ?? 50, Y: data?.Y ?? 50 };
  const point = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, length: number) =>
      Math.round(Math.min(100, Math.max(0, (at / length) * 100)));
    setMoved({ X: percent(event.clientX - left, width), Y: percent(event.clientY - top, height) });
  };
  return (
    <div className={styles.focus}>
      <div className={styles.whole}>
        <img src={officeImageWhole(imageId)} width={data?.Width} height={data?.Height} alt="" />
        {/* The sliders make it usable by keyboard. */}
        <svg className={styles.marker} onClick={point} aria-hidden="true">
          <circle cx={`${X}%`} cy={`${Y}%`} r="9" />
          <circle cx={`${X}%`} cy={`${Y}%`} r="2" />
        </svg>
      </div>
      <div className={styles.side}>
        <img className={styles.square} src={officeImage(imageId)} alt="" width={120} height={120} />
        <label>
          {t('images.focusX')}
          <input
            type="range"
            min={0}
            max={100}
            value={X}
            onChange={({ target }) => setMoved({ X: Number(target.value), Y })}
          />
        </label>
        <label>
          {t('images.focusY')}
          <input
            type="range"
            min={0}
            max={100}
            value={Y}
            onChange={({ target }) => setMoved({ X, Y: Number(target.value) })}
          />
        </label>
        {moved && (
          <Button
            size="s"
            busy={focus.isPending && t('general.saving')}
            onClick={() => focus.mutate({ X, Y })}
          >
            {t('images.setFocus')}
          </Button>
        )}
        {focus.error && <p role="alert">{t('general.commonError')}</p>}
      </div>
    </div>
  );
}
