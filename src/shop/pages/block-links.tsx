import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { placeOf, type Link as BlockLink } from './block-rules.ts';
import styles from './block-links.module.css';

/** A block's links side by side. */
export function BlockLinks({ links }: { links: readonly BlockLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.Id}>
          <OneLink link={link} />
        </li>
      ))}
    </ul>
  );
}

/** A link within the shop navigates without a reload; one to another website opens a new window and says so. */
export function OneLink({ link }: { link: BlockLink }) {
  const t = useT();
  const { Url, LinkText, LinkType } = link;
  const place = placeOf(link);
  if (place === 'inside') {
    return LinkType === 'button' ? (
      <ButtonLink to={Url}>{LinkText}</ButtonLink>
    ) : (
      <Link className={styles.link} to={Url}>
        {LinkText}
      </Link>
    );
  }
  if (place === 'other') {
    return (
      <a className={styles.link} href={Url}>
        {LinkText}
      </a>
    );
  }
  return (
    <a className={styles.link} href={Url} target="_blank" rel="noopener noreferrer">
      {LinkText} <Icon name="external" size="s" />
      <VisuallyHidden>({t('general.opensInNewWindow').toLowerCase()})</VisuallyHidden>
    </a>
  );
}
