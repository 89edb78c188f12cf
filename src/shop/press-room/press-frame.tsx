import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { Image } from '#shop/images/image.tsx';
import { webImage } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import styles from './press-frame.module.css';
import { sectionPath } from './paths.ts';
import { headerImageGroup, sectionNames, sections, type Section } from './sections.ts';

type Props = {
  /** The current section, or the one that lists the current page. */
  section: Section;
  /** Whether the page is the section itself, below the press room's picture. */
  isSection?: boolean;
  children: ReactNode;
};

/** The layout of the press room's pages: its name, its sections, and press contacts. */
export function PressFrame({ section, isSection = false, children }: Props) {
  const t = useT();
  return (
    <>
      <FeedLink />
      {isSection && <HeaderImage isTall={section === sectionNames[0]} />}
      <div className={styles.room}>
        <div className={styles.masthead}>
          <p className={styles.name}>{t('pressRoom.title')}</p>
          <nav aria-label={t('pressRoom.navigation')}>
            <ul className={styles.sections}>
              {sectionNames.map((name) => (
                <li key={name}>
                  <Link
                    to={sectionPath(name)}
                    aria-current={name !== section ? undefined : isSection ? 'page' : 'true'}
                  >
                    {t(sections[name])}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside className={styles.aside} aria-label={t('pressRoom.contact')}>
            <WebText position="PressroomContact" />
            <FeedAddress />
          </aside>
        </div>
      </div>
    </>
  );
}

/** Tall where the press room begins; its other sections begin higher up. */
function HeaderImage({ isTall }: { isTall: boolean }) {
  const image = useEndpoint(listWebImages, { group: headerImageGroup }).data?.[0];
  if (!image) return null;
  return (
    <div className={styles.image} data-tall={isTall || undefined}>
      <Image
        urlOf={(width) => webImage(image.Id, width)}
        size="image"
        sizes="100vw"
        alt={image.Text}
        width={1600}
        height={400}
        loading="first"
      />
    </div>
  );
}

function FeedLink() {
  const t = useT();
  const language = useLanguage();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      href={feedPath(language)}
      title={t('pressRoom.title')}
    />
  );
}

function FeedAddress() {
  const t = useT();
  return (
    <p className={styles.feed}>
      <a href={feedPath(useLanguage())} type="application/atom+xml">
        <Icon name="file" size="s" /> {t('pressRoom.feed')}
      </a>
    </p>
  );
}

function feedPath(language: string): string {
  return `/feed/press.${language}.xml`;
}
