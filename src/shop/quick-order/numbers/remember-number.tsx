import { useState } from 'react';
import { callOverHttp } from '#kit/http/call.ts';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { saveOwnNumber } from '#shop/quick-order/own-numbers/contract.ts';
import { saySaved } from './say-saved.ts';

type Props = {
  /** The number that was typed, for which the article was chosen. */
  number: string;
  article: Brief;
};

/** Offers to keep an unknown number as an own number of the chosen article. */
export function RememberNumber({ number, article }: Props) {
  const t = useT();
  const [state, setState] = useState<'offered' | 'saving' | 'saved'>('offered');

  async function save(): Promise<void> {
    setState('saving');
    try {
      const input = { OwnNumber: number.trim(), ArticleId: article.ArticleId };
      const saved = await callOverHttp(saveOwnNumber, input);
      setState('saved');
      if (saved.Replaced) saySaved(saved, t, () => setState('offered'));
    } catch (error) {
      setState('offered');
      toast(whyNot(error, t), { error: true });
    }
  }

  if (state === 'saved') return <p role="status">{t('ownNumbers.remembered', { number })}</p>;
  return (
    <Button
      kind="plain"
      size="s"
      busy={state === 'saving' && t('ownNumbers.saving')}
      onClick={() => void save()}
    >
      {t('ownNumbers.remember', { number })}
    </Button>
  );
}
