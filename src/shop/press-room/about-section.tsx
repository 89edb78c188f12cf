import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import { listPressMessages } from './contract.ts';
import { MediaKit } from '#shop/press-room/media-kit/media-kit.tsx';
import { MessageList } from '#shop/press-room/messages/message-list.tsx';
import styles from '#shop/press-room/messages/message-list.module.css';
import { saidAboutUsChannel } from './sections.ts';

/** A description of the company for quotation, and press coverage. */
export function AboutSection() {
  const t = useT();
  const messages = useEndpoint(listPressMessages, { categoryId: saidAboutUsChannel });
  return (
    <>
      <WebText position="AboutPress" />
      <MediaKit />
      <section className={styles.more} aria-labelledby="said-about-us">
        <h2 id="said-about-us">{t('pressRoom.saidAboutUs')}</h2>
        <MessageList messages={messages} level="h3" />
      </section>
    </>
  );
}
