import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Day } from '#shop/office/day.tsx';
import { readDay } from '#shop/office/day-contract.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { Checklist, LeftAfterOpening } from './checklist.tsx';
import { CloseShop } from './close-shop.tsx';
import { TryOpenShop } from './try-open-shop.tsx';

/** Until the shop is open, what is left to do until then; and always what waits today. */
export default function StartPage() {
  const t = useOfficeT();
  const may = useMay();
  const isOpen = useEndpoint(readDay, {}, { freshOnFocus: true }).data?.ShopIsOpen;
  return (
    <OfficePage title={t('office.start')}>
      {isOpen === false && <Checklist />}
      <Day />
      {isOpen === true && may('opening.write') && (
        <>
          <LeftAfterOpening />
          <TryOpenShop />
          <CloseShop />
        </>
      )}
    </OfficePage>
  );
}
