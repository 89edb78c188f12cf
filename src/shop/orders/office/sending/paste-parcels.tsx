import { useState } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { TextArea } from '#kit/forms/field.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { pastedParcels, type Question } from './pasted-parcels.ts';
import styles from './send.module.css';

type Filled = ReadonlyMap<number, string>;
/** `shown` are the orders in the order in which they are shown. */
type Props = { shown: readonly number[]; onFill: (filled: Filled) => void };

/** Fills in the parcels of several orders from a list; what does not fit is asked. */
export function PasteParcels({ shown, onFill }: Props) {
  const t = useOfficeT();
  const [text, setText] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);
  const fill = (filled: Filled, asks: Question | null = null) => {
    if (asks?.what !== 'count') {
      onFill(filled);
      setText(asks?.rest ?? '');
    }
    setQuestion(asks);
    if (asks === null) announce(filledText(filled.size));
  };
  const filledText = (count: number) =>
    t(count === 1 ? 'sendMany.filled.one' : 'sendMany.filled.other', { count });
  return (
    <Disclosure summary={t('sendMany.paste')}>
      <div className={styles.paste}>
        <TextArea
          label={t('sendMany.pasteLabel')}
          hint={t('sendMany.pasteHint')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setQuestion(null);
          }}
        />
        {question && (
          <div role="alert">
            <p className={desk.failure}>
              {question.what === 'count'
                ? t('sendMany.askCount', { lines: question.lines, orders: question.orders })
                : `${filledText(question.filled)}. ${t(
                    question.others.length === 1 ? 'sendMany.askOthers.one' : 'sendMany.askOthers.other',
                    { others: question.others.join(', ') },
                  )}`}
            </p>
            {question.what === 'count' && question.inOrder.size > 0 && (
              <Button size="s" onClick={() => fill(question.inOrder)}>
                {t('sendMany.fillAllTheSame', { count: question.inOrder.size })}
              </Button>
            )}
          </div>
        )}
        <div className={desk.buttons}>
          <Button
            size="s"
            disabled={text.trim() === ''}
            onClick={() => {
              const { filled, asks } = pastedParcels(shown, text);
              fill(filled, asks);
            }}
          >
            {t('sendMany.fill')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
