import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { webImage } from '#shop/images/image-urls.ts';
import { listResellers } from '#shop/resellers/contract.ts';
import { ResellerList } from '#shop/resellers/reseller-list.tsx';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { AboutUs } from './about-us.tsx';
import { CompanyData } from './company-data.tsx';
import { Intro } from './intro.tsx';
import { aboutUsGroup, introGroup, sectionTitles } from './sections.ts';

export function needs({ language }: PageRequest) {
  return [
    queryOf(listWebTexts, language),
    queryOf(listWebImages, language, { group: introGroup }),
    queryOf(listWebImages, language, { group: aboutUsGroup }),
    queryOf(listResellers, language),
  ];
}

export function check({ params }: PageRequest) {
  if (params.section !== undefined && !Object.hasOwn(sectionTitles, params.section)) throw notFound();
}

/** Pictures with an introduction, about us, and resellers: one below the other, each with an address. */
export default function StartPage() {
  const t = useT();
  const { section } = useParams();
  const { key } = useLocation();
  useEffect(() => {
    if (!section || section === 'intro') return;
    // The frame first focuses the page's heading.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(section);
      part?.scrollIntoView();
      part?.querySelector('h2')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [section, key]);
  const image = useEndpoint(listWebImages, { group: introGroup }).data?.[0];
  const titleKey = sectionTitles[section as keyof typeof sectionTitles] ?? 'pageTitle.start';
  return (
    <>
      <PageTitle description={t('pageDescription.start')} image={image && webImage(image.Id, 1200)}>
        {t(titleKey)}
      </PageTitle>
      <CompanyData />
      <Intro />
      <AboutUs />
      <ResellerList />
    </>
  );
}
