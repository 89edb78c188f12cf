import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { AddressTable } from './address-table.tsx';
import { AddressWindow } from './address-window.tsx';
import { listDeliveryAddresses, type DeliveryAddress } from './contract.ts';
import styles from './delivery-addresses.module.css';

export default function DeliveryAddressesPage() {
  const t = useT();
  const addresses = useEndpoint(listDeliveryAddresses);
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<DeliveryAddress>();
  const openFor = (address: DeliveryAddress | undefined) => {
    setChanged(address);
    setOpen(true);
  };
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.deliveryAddresses')}</PageTitle>
      <div className={styles.head}>
        <h1>{t('addresses.title')}</h1>
        <Button icon="plus" aria-haspopup="dialog" onClick={() => openFor(undefined)}>
          {t('addresses.create')}
        </Button>
      </div>
      {addresses.data ? (
        addresses.data.length > 0 ? (
          <AddressTable addresses={addresses.data} onChange={openFor} />
        ) : (
          <p className={styles.none}>
            {t('addresses.none')} {t('addresses.noneHint')}
          </p>
        )
      ) : addresses.isError ? (
        <ListFailed
          text={t('general.commonError')}
          retry={t('general.tryAgain')}
          onRetry={() => void addresses.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('general.loading')} rows={3} />
      )}
      <AddressWindow address={changed} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
