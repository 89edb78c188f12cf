import { ArticlePage } from '#shop/articles/office/article-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { WaitingForArticle } from './waiting-for-article.tsx';

/** The office's page of an article, with what waits for it to those who see orders. */
export default function OfficeArticlePage() {
  const may = useMay();
  return <ArticlePage waitingFor={(id) => may('orders.read') && <WaitingForArticle key={id} id={id} />} />;
}
