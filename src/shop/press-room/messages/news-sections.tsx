import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listPressArticles, listPressMessages } from '#shop/press-room/contract.ts';
import { MessageList } from './message-list.tsx';
import { productNewsCategory } from '#shop/press-room/paths.ts';
import { PressArticleCards } from '#shop/press-room/press-article-cards.tsx';
import { productNewsChannel } from '#shop/press-room/sections.ts';
import styles from './message-list.module.css';

/** Product news, and the products themselves. */
export function ProductNews() {
  const t = useT();
  const messages = useEndpoint(listPressMessages, { categoryId: productNewsChannel });
  const articles = useEndpoint(listPressArticles).data ?? [];
  return (
    <>
      <MessageList messages={messages} hasLead />
      {articles.length > 0 && (
        <section className={styles.more} aria-labelledby="press-products">
          <h2 id="press-products">{t('pressRoom.products')}</h2>
          <PressArticleCards articles={articles} />
        </section>
      )}
    </>
  );
}

/** All other news, and press coverage. */
export function CompanyNews() {
  const messages = useEndpoint(listPressMessages);
  const others = messages.data?.filter(({ CategoryId }) => CategoryId !== productNewsCategory);
  return <MessageList messages={{ ...messages, data: others }} hasLead />;
}
