import { useCallback, useState, type ComponentProps } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { Savable } from './savable.ts';

const SaveWindow = lazyPart(async () => (await import('./save-window.tsx')).SaveWindow);

type Look = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'icon' | 'className'>;
type Props = Look & { what: Savable; label?: string };

/** A button that saves something in a list; the window is loaded when it is pressed. */
export function SaveInList({ what, label, ...look }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <MayOrder>
      <Button {...look} onClick={() => setOpen(true)}>
        {label ?? t('lists.save')}
      </Button>
      {isOpen && <SaveWindow what={what} onClose={close} onFailed={close} />}
    </MayOrder>
  );
}
