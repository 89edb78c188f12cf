import { AskingButton } from '#shop/office/asking-button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './open-shop.module.css';
import { useChangeOpening } from './use-opening.ts';

export function CloseShop() {
  const t = useOfficeT();
  const { mutate, isPending } = useChangeOpening();
  return (
    <div className={styles.close}>
      <p>{t('opening.state')}</p>
      <AskingButton
        size="s"
        does={t('opening.close')}
        title={t('opening.closeAsk')}
        text={t('opening.closeAskText')}
        busy={isPending}
        onYes={() => mutate({ change: { Open: false }, done: t('opening.closed') })}
      />
    </div>
  );
}
