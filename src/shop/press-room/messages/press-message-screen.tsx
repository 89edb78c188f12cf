import { useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { pressMessageImage, pressMessageImageFull, pressMessageZip } from '#shop/press-room/file-urls.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import { listPressImages, type PressMessage, type PressImage } from '#shop/press-room/contract.ts';
import { excerpt } from './excerpt.ts';
import { MessageData } from './message-data.tsx';
import { messageType } from './message-type.ts';
import { neighbours } from './neighbours.ts';
import { messagePath, productNewsCategory, sectionPathOf } from '#shop/press-room/paths.ts';
import { ImageFacts } from '#shop/press-room/gallery/image-facts.tsx';
import { PressDate } from '#shop/press-room/press-date.tsx';
import { PressFrame } from '#shop/press-room/press-frame.tsx';
import { PressImages } from '#shop/press-room/gallery/press-images.tsx';
import styles from '#shop/press-room/press-story.module.css';
import { StoryTools } from './story-tools.tsx';

type Props = { message: PressMessage; all: readonly PressMessage[] };

export function PressMessageScreen({ message, all }: Props) {
  const t = useT();
  const text = useRef<HTMLDivElement>(null);
  const images = useEndpoint(listPressImages, { messageId: message.Id }).data ?? [];
  const [first, ...others] = images;
  const zip = pressMessageZip(message.Id, useLanguage());
  const { label, kind } = messageType(message.CategoryId);
  return (
    <PressFrame section={message.CategoryId === productNewsCategory ? 'moomin' : 'press'}>
      <PageTitle
        description={excerpt(message.Message, 160)}
        type="article"
        image={message.HasImage ? pressMessageImage(message.Id, 1200) : undefined}
      >
        {message.Title}
      </PageTitle>
      <meta property="article:published_time" content={message.CreateDate} />
      <MessageData message={message} />
      <article>
        <div ref={text}>
          <p className={styles.facts}>
            <Badge kind={kind}>{t(label)}</Badge> <PressDate date={message.CreateDate} />
          </p>
          <h1 className={styles.title} lang={message.ShownIn?.Title}>
            {message.Title}
          </h1>
          {message.HasImage && <MessageImage message={message} image={first} />}
          <RichText className={styles.text} html={message.Message} lang={message.ShownIn?.Message} />
        </div>
        {message.Url && (
          <p>
            <a className={styles.source} href={message.Url} target="_blank" rel="noopener noreferrer">
              {t('pressRoom.readAtSource')} <Icon name="external" size="s" />
              <VisuallyHidden>({t('general.opensInNewWindow').toLowerCase()})</VisuallyHidden>
            </a>
          </p>
        )}
        <StoryTools
          text={text}
          date={message.CreateDate}
          path={messagePath(message)}
          zip={{ href: zip, count: images.length }}
        />
        {others.length > 0 && (
          <section className={styles.more} aria-labelledby="more-pictures">
            <h2 id="more-pictures">{t('pressRoom.moreImages')}</h2>
            <PressImages title={message.Title} images={others} />
          </section>
        )}
      </article>
      <aside className={styles.about} aria-label={t('pressRoom.aboutTheCompany')}>
        <WebText position="AboutPress" />
      </aside>
      <Onwards message={message} all={all} />
    </PressFrame>
  );
}

function MessageImage({
  message: { Id, Title },
  image,
}: {
  message: PressMessage;
  image: PressImage | undefined;
}) {
  const t = useT();
  // A message without a picture of its own shows an article's, which is a square.
  const { Width = 1600, Height = 1067 } = image ?? {};
  const isTall = Height * 4 > Width * 3;
  return (
    // Only the text is copied, not the picture.
    <figure className={styles.image} data-copied="no" data-shape={isTall ? 'tall' : undefined}>
      <Image
        urlOf={(width) => pressMessageImage(Id, width)}
        size="image"
        sizes="(min-width: 86rem) 62rem, (min-width: 60rem) 66vw, 94vw"
        alt={image?.Caption || t('pressRoom.imageFor', { title: Title })}
        width={Width}
        height={Height}
        loading="first"
      />
      {image && (
        <figcaption>
          <ImageFacts image={image} href={pressMessageImageFull(Id)} name={Title} />
        </figcaption>
      )}
    </figure>
  );
}

/** Links to the previous and the next message, and to all of them. */
function Onwards({ message, all }: Props) {
  const t = useT();
  const { newer, older } = neighbours(all, message.Id);
  return (
    <nav className={styles.onwards} aria-label={t('pressRoom.messages')}>
      <ul className={styles.neighbours}>
        {older && (
          <li>
            <span>{t('pressRoom.previousMessage')}</span>
            <Link to={messagePath(older)} lang={older.ShownIn?.Title}>
              {older.Title}
            </Link>
          </li>
        )}
        {newer && (
          <li>
            <span>{t('pressRoom.nextMessage')}</span>
            <Link to={messagePath(newer)} lang={newer.ShownIn?.Title}>
              {newer.Title}
            </Link>
          </li>
        )}
      </ul>
      <Link className={styles.all} to={sectionPathOf(message)}>
        {t('pressRoom.allMessages')}
      </Link>
    </nav>
  );
}
