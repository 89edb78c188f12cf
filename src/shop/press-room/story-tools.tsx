import type { RefObject } from 'react';
import { toast } from '#kit/announce.ts';
import { Button } from '#kit/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './press-story.module.css';

/** What an editor does with a text: takes it along, or puts it on paper. */
export function StoryTools({ text }: { text: RefObject<HTMLElement | null> }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wordsOf(text.current));
      toast(t('general.copied'));
    } catch {
      toast(t('pressRoom.copyFailed'), { error: true });
    }
  };
  return (
    <p className={styles.tools}>
      <Button size="s" onClick={() => void copy()}>
        {t('pressRoom.copyText')}
      </Button>
      <Button size="s" onClick={() => print()}>
        {t('general.print')}
      </Button>
    </p>
  );
}

/** The blocks of the text as paragraphs, without what belongs to the pictures. */
function wordsOf(element: HTMLElement | null): string {
  const blocks = element?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, td, th') ?? [];
  return [...blocks]
    .filter((block) => !block.closest('[data-copied="no"]') && !block.querySelector('p'))
    .map((block) => block.innerText.trim())
    .filter(Boolean)
    .join('\n\n');
}
