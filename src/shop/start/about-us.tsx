import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { Image } from '#shop/images/image.tsx';
import { webImage } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { useWebText, WebText } from '#shop/texts/web-text.tsx';
import styles from './about-us.module.css';
import { aboutUsGroup, aboutUsImageCount } from './sections.ts';

export function AboutUs() {
  const t = useT();
  const images = useEndpoint(listWebImages, { group: aboutUsGroup }).data ?? [];
  const shown = images.toSorted((a, b) => a.Sort - b.Sort).slice(0, aboutUsImageCount);
  const { html } = useWebText('AboutUs');
  if (html === '' && shown.length === 0) return null;
  return (
    <section id="aboutus" className={styles.about} aria-labelledby="aboutus-heading">
      <div className={styles.words}>
        <h2 id="aboutus-heading" tabIndex={-1}>
          {t('start.aboutUs')}
        </h2>
        <WebText position="AboutUs" />
      </div>
      <ul className={styles.images}>
        {shown.map((image) => (
          <li key={image.Id}>
            <figure>
              <Image
                urlOf={(width) => webImage(image.Id, width)}
                size="image"
                sizes="(min-width: 60rem) 30vw, 50vw"
                alt=""
                width={800}
                height={533}
              />
              <figcaption>{image.Text || image.name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
