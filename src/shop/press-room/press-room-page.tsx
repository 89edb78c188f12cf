import { useParams } from 'react-router';
import { forLanguages } from '#kit/text/language.ts';
import type { Paths } from '#kit/pages/page-paths.ts';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { webImage } from '#shop/images/image-urls.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { AboutSection } from './about-section.tsx';
import { listPressArticles, listPressMessages, listPressImages } from './contract.ts';
import { Gallery } from '#shop/press-room/gallery/gallery.tsx';
import { CompanyNews, ProductNews } from '#shop/press-room/messages/news-sections.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { ownSectionPath } from './paths.ts';
import { PressFrame } from './press-frame.tsx';
import {
  galleryImageGroup,
  headerImageGroup,
  productNewsChannel,
  saidAboutUsChannel,
  sectionOf,
  sections,
  type Section,
} from './sections.ts';

export function check({ params }: PageRequest) {
  if (!sectionOf(params.section)) throw notFound();
}

export function needs({ params, language }: PageRequest) {
  const images = (group: number) => queryOf(listWebImages, language, { group });
  const always = [queryOf(listWebTexts, language), images(headerImageGroup)];
  const own = {
    moomin: () => [
      queryOf(listPressMessages, language, { categoryId: productNewsChannel }),
      queryOf(listPressArticles, language),
    ],
    press: () => [queryOf(listPressMessages, language)],
    aboutus: () => [queryOf(listPressMessages, language, { categoryId: saidAboutUsChannel })],
    gallery: () => [images(galleryImageGroup), queryOf(listPressImages, language)],
    newsletters: () => [],
  };
  return [...always, ...own[sectionOf(params.section) ?? 'newsletters']()];
}

export function paths({ params, languages }: PageRequest): Promise<Paths> {
  const path = ownSectionPath(sectionOf(params.section) ?? 'moomin');
  return Promise.resolve(forLanguages(() => path, languages));
}

const contents: Record<Section, () => React.ReactNode> = {
  moomin: ProductNews,
  press: CompanyNews,
  aboutus: AboutSection,
  gallery: Gallery,
  newsletters: NewsletterSection,
};

export default function PressRoomPage() {
  const t = useT();
  const section = sectionOf(useParams().section) ?? 'moomin';
  const image = useEndpoint(listWebImages, { group: headerImageGroup }).data?.[0];
  const title = t(sections[section]);
  const Contents = contents[section];
  return (
    <PressFrame section={section} isSection>
      <PageTitle description={t('pageDescription.pressRoom')} image={image && webImage(image.Id, 1200)}>
        {t('pageTitle.pressSection', { section: title })}
      </PageTitle>
      <h1>{title}</h1>
      <Contents />
    </PressFrame>
  );
}
