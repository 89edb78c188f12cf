import { redirect, useParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#kit/http/call.ts';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listArticles } from '#shop/articles/contract.ts';
import { listResellers } from '#shop/resellers/contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { allBlocks, articleIdsOf, headingOfPage, imageAt } from './block-rules.ts';
import styles from './blocks.module.css';
import { readPage } from './contract.ts';
import { PageBlocks } from './page-blocks.tsx';
import { wordsOf } from './words.ts';

/** The data that the page needs is known only after the page has been read. */
export async function check({ params, url, language }: PageRequest, client: QueryClient) {
  const { slug = '' } = params;
  const page = await client.ensureQueryData(queryOf(readPage, language, { slug })).catch(asNotFound);
  if (page.Slug !== slug) throw redirect(`/${page.Slug}${url.search}`, 301);
  const blocks = allBlocks(page.Blocks);
  const articles = blocks.filter(({ BlockType }) => BlockType === 'products').map(articleIdsOf);
  await Promise.all([
    blocks.some(({ BlockType }) => BlockType === 'resellers') &&
      client.ensureQueryData(queryOf(listResellers, language)),
    // Articles that a visitor may not see are left out of the page.
    ...articles
      .filter((ids) => ids.length > 0)
      .map((ids) => client.prefetchQuery(queryOf(listArticles, language, { ids }))),
  ]);
}

/** A failed load looks like a missing page to readers, while search engines get the right status. */
function asNotFound(error: unknown): never {
  throw typeof document === 'undefined' ? error : notFound();
}

/** A page that the maker has composed of blocks. */
export default function CmsPage() {
  const t = useT();
  const { slug = '' } = useParams();
  const { data: page, error } = useEndpoint(readPage, { slug }, { keepPrevious: false });
  if (error instanceof CallError && error.status === 404) throw notFound();
  if (!page) return null;
  const { Title, Blocks, ShownIn } = page;
  const image = allBlocks(Blocks).find(({ ImageUrl }) => ImageUrl)?.ImageUrl ?? undefined;
  return (
    <>
      <PageTitle
        description={wordsOf(Blocks) || t('pageDescription.start')}
        image={image && imageAt(image)(1200)}
      >
        {Title}
      </PageTitle>
      {!headingOfPage(Blocks) && (
        <h1 className={styles.pageHeading} lang={ShownIn?.Title}>
          {Title}
        </h1>
      )}
      <PageBlocks blocks={Blocks} />
    </>
  );
}
