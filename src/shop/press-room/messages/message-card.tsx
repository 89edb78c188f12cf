import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { pressMessageImage } from '#shop/press-room/file-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressMessage } from '#shop/press-room/contract.ts';
import { excerpt } from './excerpt.ts';
import styles from './message-card.module.css';
import { messageType } from './message-type.ts';
import { messagePath } from '#shop/press-room/paths.ts';
import { PressDate } from '#shop/press-room/press-date.tsx';

type Props = {
  message: PressMessage;
  look: 'lead' | 'row';
  level: 'h2' | 'h3';
  isInSight: boolean;
};

export function MessageCard({ message, look, level: Heading, isInSight }: Props) {
  const t = useT();
  const { label, kind } = messageType(message.CategoryId);
  return (
    <li>
      <article className={styles.card} data-look={look} data-pictured={message.HasImage || undefined}>
        {message.HasImage && (
          <div className={styles.image}>
            <Image
              urlOf={(width) => pressMessageImage(message.Id, width)}
              size="image"
              sizes={look === 'lead' ? '(min-width: 60rem) 36rem, 92vw' : '(min-width: 40rem) 14rem, 34vw'}
              alt=""
              width={800}
              height={533}
              loading={isInSight ? (look === 'lead' ? 'first' : 'eager') : 'lazy'}
            />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.facts}>
            <Badge kind={kind}>{t(label)}</Badge>
            <PressDate date={message.CreateDate} />
          </p>
          <Heading className={styles.title} lang={message.ShownIn?.Title}>
            <Way message={message}>{message.Title}</Way>
          </Heading>
          <p className={styles.excerpt} lang={message.ShownIn?.Message}>
            {excerpt(message.Message, look === 'lead' ? 320 : 180)}
          </p>
          <p className={styles.more}>
            <Way message={message} isSecond>
              {t(message.Url ? 'pressRoom.readAtSource' : 'pressRoom.readMore')}
            </Way>
          </p>
        </div>
      </article>
    </li>
  );
}

/**
 * Links to the message, or to the publication that wrote about us. The heading's link covers the card; this second
 * one is visual only.
 */
function Way({
  message,
  isSecond = false,
  children,
}: {
  message: PressMessage;
  isSecond?: boolean;
  children: string;
}) {
  const t = useT();
  const tabIndex = isSecond ? -1 : undefined;
  const about = isSecond && <VisuallyHidden lang={message.ShownIn?.Title}>: {message.Title}</VisuallyHidden>;
  if (!message.Url) {
    return (
      <Link to={messagePath(message)} tabIndex={tabIndex}>
        {children}
        {about}
      </Link>
    );
  }
  return (
    <a href={message.Url} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {children}
      {about}
      <VisuallyHidden> ({t('general.opensInNewWindow').toLowerCase()})</VisuallyHidden>
      {isSecond && <Icon name="external" size="s" />}
    </a>
  );
}
