import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import desk from './desk.module.css';

type Props = {
  /** The label of the button and of the confirming button. */
  does: string;
  /** The full accessible name, when several buttons have the same label. */
  label?: string;
  size?: 's';
  title: string;
  text: string;
  /** The label of the cancelling button. */
  keep?: string;
  busy: boolean;
  onYes: () => void;
  /** Returns whether the action is possible; shows an error when it is not. */
  mayAsk?: () => boolean;
};

/** A button that asks for confirmation before an irreversible action. */
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
