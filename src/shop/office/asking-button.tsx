import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import desk from './desk.module.css';

type Props = {
  /** What the button does: its own words, and those of the yes. */
  does: string;
  /** The button's whole name, where several do the same. */
  label?: string;
  size?: 's';
  title: string;
  text: string;
  /** The words of the no. */
  keep?: string;
  busy: boolean;
  onYes: () => void;
  /** Whether there is anything to ask about; tells what is wrong where there is not. */
  mayAsk?: () => boolean;
};

/** A button that asks before it does what cannot be undone. */
export function AskingButton({ does, label, size, title, text, keep, busy, onYes, mayAsk }: Props) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        {...(label && { 'aria-label': label })}
        {...(size && { size })}
        busy={busy && t('general.saving')}
        onClick={() => {
          if (!mayAsk || mayAsk()) setIsAsking(true);
        }}
      >
        {does}
      </Button>
      <Modal
        title={title}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
        role="alertdialog"
      >
        <p>{text}</p>
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              onYes();
            }}
          >
            {does}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{keep ?? t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
