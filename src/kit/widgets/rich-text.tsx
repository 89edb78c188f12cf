import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './rich-text.module.css';

type Props = {
  html: string;
  className?: string | undefined;
  /** The language of the text, where it is another than the page's. */
  lang?: string | undefined;
};

/** HTML written by the maker, which the server has sanitised. */
export function RichText({ html, className, lang }: Props) {
  const navigate = useNavigate();
  const followInside = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // The links inside are the interactive elements, for pointer and keyboard; this handler only avoids a full page
    // load.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.text, className)}
      lang={lang}
      onClick={followInside}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
