import { useId, useState } from 'react';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeOpening } from './contract.ts';
import styles from './open-shop.module.css';
import { useChangeOpening } from './use-opening.ts';

/** What visitors meet now, and the button that lets them in. */
export function OpenShop({ opening, left }: { opening: OfficeOpening; left: number }) {
  const t = useOfficeT();
  const may = useMay();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useChangeOpening(opening.Version);
  const mayOpen = may('opening.write');
  const { PressOpen } = opening;
  return (
    <section id="open" className={styles.open} aria-labelledby={id} data-ready={left === 0 || undefined}>
      <div>
        <h3 id={id}>{t('opening.openTitle')}</h3>
        <p>
          {t('opening.openText')} {!mayOpen && t('opening.ownerOnly')}
        </p>
        {may('content.write') && (
          <p className={styles.ways}>
            <ButtonLink kind="plain" size="s" to="/office/web-texts/OpensSoon">
              {t('opening.text')}
            </ButtonLink>
            <ButtonLink kind="plain" size="s" to="/office/web-images?group=5">
              {t('opening.image')}
            </ButtonLink>
          </p>
        )}
        {mayOpen && (
          <label className={styles.press}>
            <input
              type="checkbox"
              checked={PressOpen}
              disabled={isPending}
              onChange={() =>
                mutate({
                  change: { Open: false, PressOpen: !PressOpen },
                  done: t(PressOpen ? 'opening.press.closed' : 'opening.press.opened'),
                })
              }
            />
            {t('opening.press.open')}
          </label>
        )}
      </div>
      {mayOpen && (
        <Button
          kind={left === 0 ? 'primary' : 'secondary'}
          busy={isPending && t('general.saving')}
          onClick={() => setIsAsking(true)}
        >
          {t('opening.openNow')}
        </Button>
      )}
      <Modal
        title={t('opening.openAsk')}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
        role="alertdialog"
      >
        <p>
          {left > 0 &&
            `${t(left === 1 ? 'opening.openAskLeft.one' : 'opening.openAskLeft.other', { count: left })} `}
          {t('opening.openAskText')}
        </p>
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              mutate({ change: { Open: true }, done: t('opening.opened') });
            }}
          >
            {t('opening.openNow')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </section>
  );
}
