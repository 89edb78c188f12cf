import { RichText } from '#kit/widgets/rich-text.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { useWebText } from '#shop/texts/web-text.tsx';
import { listPressMessages } from './contract.ts';
import { MediaKit } from '#shop/press-room/media-kit/media-kit.tsx';
import { MessageList } from '#shop/press-room/messages/message-list.tsx';
import styles from '#shop/press-room/messages/message-list.module.css';
import { saidAboutUsChannel } from './sections.ts';

/** The heading that the text has where it stands below a message; here the page has one. */
const ownHeading = /^\s*<h2[^>]*>.*?<\/h2>/s;

/** A description of the company for quotation, and press coverage. */
export function AboutSection() {
  const t = useT();
  const { html, lang } = useWebText('AboutPress');
  const messages = useEndpoint(listPressMessages, { categoryId: saidAboutUsChannel });
  return (
    <>
      <RichText html={html.replace(ownHeading, '')} lang={lang} />
      <MediaKit />
      <section className={styles.more} aria-labelledby="said-about-us">
        <h2 id="said-about-us">{t('pressRoom.saidAboutUs')}</h2>
        <MessageList messages={messages} level="h3" />
      </section>
    </>
  );
}
