import { useCallback, useDeferredValue, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { contentLanguages, type ContentLanguage, inLanguage } from '#kit/text/language.ts';
import { LanguageContext } from '#kit/pages/use-endpoint.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextsProvider } from '#shop/texts/texts-provider.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { headingOfPage } from '#shop/pages/block-rules.ts';
import blockStyles from '#shop/pages/blocks.module.css';
import type { PageDocument } from './page-document.ts';
import styles from './page-preview.module.css';
import { previewBlocks } from './preview-blocks.ts';
import { PageBlocks } from '#shop/pages/page-blocks.tsx';

/** A live preview of the page in both languages. */
export function PagePreview({ page }: { page: PageDocument }) {
  const t = useOfficeT();
  const [device, setDevice] = useState<'desk' | 'phone'>('desk');
  const shown = useDeferredValue(page);
  return (
    <section className={styles.preview} aria-label={t('pages.preview')}>
      <SelectField
        label={t('pages.preview')}
        value={device}
        onChange={({ target }) => setDevice(target.value === 'phone' ? 'phone' : 'desk')}
      >
        <option value="desk">{t('pages.preview.desk')}</option>
        <option value="phone">{t('pages.preview.phone')}</option>
      </SelectField>
      <div className={styles.frames} data-device={device}>
        {contentLanguages.map((language) => (
          <PreviewFrame key={language} page={shown} language={language} />
        ))}
      </div>
    </section>
  );
}

/** An iframe, so that media queries use its width rather than the window's. */
function PreviewFrame({ page, language }: { page: PageDocument; language: ContentLanguage }) {
  const t = useOfficeT();
  const [body, setBody] = useState<HTMLElement>();
  const fill = useCallback(
    (frame: HTMLIFrameElement) => {
      const inside = frame.contentDocument;
      if (!inside) return;
      inside.documentElement.lang = language;
      const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
      inside.head.replaceChildren(...[...sheets].map((sheet) => sheet.cloneNode(true)));
      setBody(inside.body);
    },
    [language],
  );
  const fit = useCallback(
    (room: HTMLDivElement | null) => {
      if (!room) return;
      const frame = room.querySelector('iframe');
      if (!frame) return;
      // Some browsers have the empty document at once without a load event, others load it first.
      fill(frame);
      const follow = new ResizeObserver(() => {
        if (frame.offsetWidth > 0)
          room.style.setProperty('--scale', String(room.clientWidth / frame.offsetWidth));
      });
      follow.observe(room);
      follow.observe(frame);
      return () => follow.disconnect();
    },
    [fill],
  );
  return (
    <div ref={fit} className={styles.room}>
      <iframe title={t(`pages.preview.${language}`)} onLoad={({ currentTarget }) => fill(currentTarget)} />
      {body &&
        createPortal(
          <LanguageContext value={language}>
            <TextsProvider>
              <Shown page={page} language={language} />
            </TextsProvider>
          </LanguageContext>,
          body,
        )}
    </div>
  );
}

function Shown({ page, language }: { page: PageDocument; language: ContentLanguage }) {
  const t = useOfficeT();
  const blocks = previewBlocks(page.Blocks, language);
  const title = inLanguage(language, page.TitleSV, page.TitleEN);
  // Links in the preview are disabled.
  const stay = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <main className={styles.main} onClickCapture={stay} onSubmitCapture={stay}>
      {!headingOfPage(blocks) && title !== '' && <h1 className={blockStyles.pageHeading}>{title}</h1>}
      {blocks.length === 0 && <p className={styles.empty}>{t('pages.preview.empty')}</p>}
      <PageBlocks blocks={blocks} />
    </main>
  );
}
