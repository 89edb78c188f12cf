import type { ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import desk from '#shop/office/desk.module.css';
import { SaveFailure } from '#shop/office/forms/save-failure.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

type Props = {
  form: { failure: CallError | undefined; sending: boolean };
  onClose: () => void;
  /** Further buttons. */
  children: ReactNode;
};

/** The end of the dialog of a price or a step: why it could not be saved, and its buttons. */
export function PriceWindowFoot({ form, onClose, children }: Props) {
  const t = useOfficeT();
  return (
    <>
      <SaveFailure failure={form.failure} />
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t('general.save')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
        {children}
      </div>
    </>
  );
}
