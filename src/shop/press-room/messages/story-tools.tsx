import type { RefObject } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useAddressOf } from '#kit/pages/site-url.ts';
import { pressDate } from '#kit/text/dates.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { useWebText } from '#shop/texts/web-text.tsx';
import { copyText } from '#kit/browser/copy-text.ts';
import styles from '#shop/press-room/press-story.module.css';

type Props = {
  text: RefObject<HTMLElement | null>;
  /** When it was published, and where it stands. */
  date: string;
  path: string;
  /** The address of the picture archive, and the number of pictures. */
  zip: { href: string; count: number };
};

/** Tools for editors: copy the text with its source and what the maker is, download the pictures, print. */
export function StoryTools({ text, date, path, zip }: Props) {
  const t = useT();
  const language = useLanguage();
  const address = useAddressOf()(path);
  const { CompanyName = '' } = useSettings();
  const { html: about } = useWebText('AboutPress');
  const copy = async () => {
    const source = t('pressRoom.source', { name: shopName(CompanyName), date: pressDate(date, language) });
    const aboutWords = wordsOf(new DOMParser().parseFromString(about, 'text/html').body);
    const words = [wordsOf(text.current), `${source}\n${address}`, aboutWords].filter(Boolean);
    if (await copyText(words.join('\n\n'))) toast(t('general.copied'));
    else toast(t('pressRoom.copyFailed'), { error: true });
  };
  return (
    <div className={styles.tools}>
      <Button size="s" onClick={() => void copy()}>
        {t('pressRoom.copyText')}
      </Button>
      <Button size="s" onClick={() => print()}>
        {t('general.print')}
      </Button>
      {zip.count > 0 && (
        <a className={styles.zip} href={zip.href} download>
          <Icon name="download" size="s" /> {plural(t, 'pressRoom.downloadAll', zip.count)}
        </a>
      )}
    </div>
  );
}

/** Returns the text's blocks as paragraphs, without the texts of pictures. */
function wordsOf(element: HTMLElement | null): string {
  const blocks = element?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, td, th') ?? [];
  return [...blocks]
    .filter((block) => !block.closest('[data-copied="no"]') && !block.querySelector('p'))
    .map((block) => block.innerText.trim())
    .filter(Boolean)
    .join('\n\n');
}
