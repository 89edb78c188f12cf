import type { RefObject } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import styles from '#shop/press-room/press-story.module.css';

type Props = {
  text: RefObject<HTMLElement | null>;
  /** The address of the picture archive, and the number of pictures. */
  zip: { href: string; count: number };
};

/** Tools for editors: copy the text, download the pictures, print. */
export function StoryTools({ text, zip }: Props) {
  const t = useT();
  const copy = async () => {
    if (await copyText(wordsOf(text.current))) toast(t('general.copied'));
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
