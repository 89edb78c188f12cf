import { useState } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { TextArea } from '#kit/forms/field.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { filledInWords, type FilledIn } from './filled-in-words.ts';
import { pastedParcels, type Question, type Shown } from './pasted-parcels.ts';
import styles from './send.module.css';

type Filled = ReadonlyMap<number, string>;
/** `shown` are the orders in the order in which they are shown. */
type Props = { shown: readonly Shown[]; onFill: (filled: Filled) => FilledIn };

/** Fills in the parcels of several orders from a list; what does not fit is asked. */
export function PasteParcels({ shown, onFill }: Props) {
  const t = useOfficeT();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);
  const fill = (filled: Filled, asks: Question | null = null) => {
    setQuestion(asks);
    if (asks?.what === 'count') return setSaid('');
    const now = filledInWords(onFill(filled), t);
    setSaid(now);
    setText(asks?.rest ?? '');
    if (asks === null) announce(now);
  };
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
            setSaid('');
          }}
        />
        {question ? (
          <div role="alert">
            <p className={desk.failure}>
              {question.what === 'count'
                ? t('sendMany.askCount', { lines: question.lines, orders: question.orders })
                : `${said}. ${unsureInWords(question, t)}`}
            </p>
            {question.what === 'count' && question.inOrder.size > 0 && (
              <Button size="s" onClick={() => fill(question.inOrder)}>
                {t('sendMany.fillAllTheSame', { count: question.inOrder.size })}
              </Button>
            )}
          </div>
        ) : (
          said !== '' && <p className={desk.note}>{said}.</p>
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

function unsureInWords(
  { others, bare }: Extract<Question, { what: 'unsure' }>,
  t: ReturnType<typeof useOfficeT>,
): string {
  const asks = [
    others.length > 0 &&
      t(others.length === 1 ? 'sendMany.askOthers.one' : 'sendMany.askOthers.other', {
        others: others.join(', '),
      }),
    bare.length > 0 &&
      t(bare.length === 1 ? 'sendMany.askBare.one' : 'sendMany.askBare.other', { orders: bare.join(', ') }),
  ];
  return asks.filter(Boolean).join(' ');
}
