import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Modal } from '#kit/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';

type Props = {
  open: string;
  title: string;
  text: string;
  busy: boolean;
  onYes: () => void;
  /** Whether there is anything to ask about; tells what is wrong where there is not. */
  mayAsk?: () => boolean;
};

/** A button that asks before it does what cannot be undone. */
export function Asks({ open, title, text, busy, onYes, mayAsk }: Props) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        busy={busy && t('general.saving')}
        onClick={() => {
          if (!mayAsk || mayAsk()) setIsAsking(true);
        }}
      >
        {open}
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
            {open}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
