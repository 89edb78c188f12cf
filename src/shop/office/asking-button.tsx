import { useState, type ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import desk from './desk.module.css';

type Props = {
  /** The label of the button, and of the confirming button that has no label of its own. */
  does: string;
  yes?: string;
  kind?: 'primary';
  /** The full accessible name, when several buttons have the same label. */
  label?: string;
  size?: 's';
  title: string;
  text: string;
  /** What the question is about, where a sentence does not tell it. */
  children?: ReactNode;
  /** The label of the cancelling button. */
  keep?: string;
  busy: boolean;
  onYes: () => void;
  /** Returns whether the action is possible; shows an error when it is not. */
  mayAsk?: () => boolean;
};

/** A button that asks for confirmation before an irreversible action. */
export function AskingButton({
  does,
  yes = does,
  kind,
  label,
  size,
  title,
  text,
  children,
  keep,
  busy,
  onYes,
  mayAsk,
}: Props) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        {...(label && { 'aria-label': label })}
        {...(size && { size })}
        {...(kind && { kind })}
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
        width={children ? 'normal' : 'narrow'}
        role="alertdialog"
      >
        <p>{text}</p>
        {children && <div className={desk.about}>{children}</div>}
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              onYes();
            }}
          >
            {yes}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{keep ?? t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
