import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { DeliveryAddress } from './contract.ts';
import styles from './delivery-addresses.module.css';
import { useSetDefaultAddress } from './use-set-default-address.ts';

type Props = { addresses: readonly DeliveryAddress[]; onChange: (address: DeliveryAddress) => void };

export function AddressTable({ addresses, onChange }: Props) {
  const t = useT();
  const setDefault = useSetDefaultAddress();
  return (
    <Table caption={t('addresses.title')} stacks>
      <thead>
        <tr>
          <th scope="col">{t('field.name')}</th>
          <th scope="col">{t('field.address')}</th>
          <th scope="col">{t('field.country')}</th>
          <th scope="col">{t('field.contactPerson')}</th>
          <th scope="col" className={styles.actions}>
            {t('addresses.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <tr key={address.Id}>
            <th scope="row">
              <span className={styles.name}>
                {address.Name}
                {address.DefaultAddress && <Badge kind="good">{address.DefaultAddressText}</Badge>}
              </span>
            </th>
            <td>
              {[address.Address1, address.Address2, `${address.ZipCode} ${address.City}`]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td>{address.CountryName}</td>
            <td>{address.ContactPerson}</td>
            <td className={styles.actions}>
              <span>
                {!address.DefaultAddress && (
                  <Button
                    kind="plain"
                    size="s"
                    busy={
                      setDefault.isPending && setDefault.variables.Id === address.Id && t('general.saving')
                    }
                    onClick={({ currentTarget }) => {
                      // This button disappears, so the focus needs another place.
                      const next = currentTarget.parentElement?.querySelector<HTMLElement>('[aria-haspopup]');
                      setDefault.mutate(address, { onSuccess: () => next?.focus() });
                    }}
                  >
                    {t('addresses.setAsDefault')}
                    <VisuallyHidden>: {address.Name}</VisuallyHidden>
                  </Button>
                )}
                <Button
                  size="s"
                  aria-haspopup="dialog"
                  aria-label={t('addresses.changeNamed', { name: address.Name })}
                  onClick={() => onChange(address)}
                >
                  {t('general.change')}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
