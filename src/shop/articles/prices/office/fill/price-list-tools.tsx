import { useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { AssignWindow } from '#shop/customers/office/assign/assign-window.tsx';
import type { PriceList } from '#shop/articles/prices/office/contract.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { CopyWindow } from './copy-window.tsx';
import { FillWindow } from './fill-window.tsx';

/** What is done with a whole price list. */
export function PriceListTools({ list }: { list: PriceList }) {
  const t = useOfficeT();
  const may = useMay();
  const [open, setOpen] = useState<'fill' | 'copy' | 'assign'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen('fill')}>
        {t('priceFill.open')}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('copy')}>
        {t('priceCopy.open')}
      </Button>
      {may('customers.read') && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('assign')}>
          {t('priceAssign.open')}
        </Button>
      )}
      {open === 'fill' && <FillWindow list={list} onClose={close} />}
      {open === 'copy' && <CopyWindow list={list} onClose={close} />}
      {open === 'assign' && <AssignWindow code={list.Code} onClose={close} />}
    </>
  );
}
