import { toast } from '#kit/browser/announce.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressImage } from '#shop/press-room/contract.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import { DownloadLink } from '#shop/press-room/download-link.tsx';
import styles from './image-facts.module.css';
import { licenceOf, originOf, sizeOf } from './credit-line.ts';

type Props = {
  image: PressImage;
  /** The address of the full-size picture. */
  href: string;
  /** The picture's name, used when it has no caption. */
  name: string;
  /** `viewer`: the caption is beside the picture; `sheet`: there is little space. */
  place?: 'page' | 'viewer' | 'sheet';
  /** Whether to show the licence; a licence shared by all pictures is shown only once. */
  saysLicence?: boolean;
};

/** The texts below a picture, and a link to its print size. */
export function ImageFacts({ image, href, name, place = 'page', saysLicence = true }: Props) {
  const t = useT();
  const language = useLanguage();
  const { CompanyName = '' } = useSettings();
  const origin = originOf(image, CompanyName, t, language);
  const licence = licenceOf(image, t);
  const called = image.Caption || name;
  const copy = async () => {
    const words = [image.Caption, origin, licence].filter(Boolean).join('\n');
    const isCopied = await copyText(words);
    if (isCopied) toast(t('pressRoom.captionCopied'));
    else toast(t('pressRoom.copyFailed'), { error: true });
  };
  return (
    <div className={styles.facts}>
      {image.Caption && place !== 'viewer' && <p className={styles.caption}>{image.Caption}</p>}
      <p className={styles.origin}>
        {origin} {saysLicence && <span>{licence}</span>}
      </p>
      <p className={styles.ways}>
        <DownloadLink href={href} name={called} size={sizeOf(image)} />
        {place !== 'sheet' && (
          <button type="button" className={styles.copy} onClick={() => void copy()}>
            {t('pressRoom.copyCaption')}
            <VisuallyHidden>: {called}</VisuallyHidden>
          </button>
        )}
      </p>
    </div>
  );
}
