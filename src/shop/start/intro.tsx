import { ButtonLink } from '#kit/widgets/button.tsx';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { Slider } from '#kit/widgets/slider.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { Image } from '#shop/images/image.tsx';
import { webImage } from '#shop/images/image-urls.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { useWebText } from '#shop/texts/web-text.tsx';
import { headingFirst } from './heading-first.ts';
import styles from './intro.module.css';
import { introGroup } from './sections.ts';

export function Intro() {
  const t = useT();
  const images = useEndpoint(listWebImages, { group: introGroup }).data ?? [];
  const { CompanyName = '' } = useSettings();
  const { html, lang } = useWebText('Intro');
  const { heading, rest } = headingFirst(html);
  return (
    <section id="intro" className={styles.intro}>
      <div className={styles.words}>
        <h1 className={styles.heading} lang={lang}>
          {heading || shopName(CompanyName)}
        </h1>
        <div>
          {rest && <RichText html={rest} lang={lang} />}
          <p className={styles.ways}>
            <ButtonLink kind="primary" to="/products" iconAfter="arrow-right">
              {t('start.toTheShop')}
            </ButtonLink>
          </p>
        </div>
      </div>
      {images.length > 0 && (
        <div className={styles.images}>
          <Slider
            label={t('start.introImages')}
            rotates
            items={images.map((image, index) => (
              <Image
                key={image.Id}
                urlOf={(width) => webImage(image.Id, width)}
                size="image"
                sizes={index % 3 === 0 ? '(min-width: 40rem) 62vw, 92vw' : '(min-width: 40rem) 31vw, 46vw'}
                alt={image.Text || image.name}
                width={900}
                height={600}
                loading={index === 0 ? 'first' : 'lazy'}
              />
            ))}
          />
        </div>
      )}
    </section>
  );
}
