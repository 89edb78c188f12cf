import { Icon } from '#kit/widgets/icon.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import link from '#shop/press-room/download-link.module.css';
import styles from './media-kit.module.css';

/** The maker's logo and its facts on one sheet, for editors who write about it. */
export function MediaKit() {
  const t = useT();
  const language = useLanguage();
  const { LogoUrl } = useSettings();
  // A logo of the maker's own may be a photograph format, of which there is no SVG.
  const hasSvg = LogoUrl === undefined || LogoUrl.endsWith('.svg');
  return (
    <section className={styles.kit} aria-labelledby="media-kit">
      <h2 id="media-kit">{t('pressRoom.mediaKit')}</h2>
      <ul>
        {hasSvg && <File href="/look/press-logo.svg" name={t('pressRoom.logo')} kind="SVG" download />}
        <File
          href="/look/press-logo.png"
          name={t('pressRoom.logo')}
          kind={hasSvg ? t('pressRoom.logoWidth') : 'PNG'}
          download
        />
        <File
          href={`/api/PressFactSheet.pdf?languageCode=${language}`}
          name={t('pressRoom.factSheet')}
          kind="PDF"
        />
      </ul>
    </section>
  );
}

type FileProps = { href: string; name: string; kind: string; download?: boolean };

function File({ href, name, kind, download }: FileProps) {
  return (
    <li>
      <a className={link.link} href={href} download={download}>
        <Icon name="download" size="s" />
        <span>
          {name} <span className={link.size}>({kind})</span>
        </span>
      </a>
    </li>
  );
}
