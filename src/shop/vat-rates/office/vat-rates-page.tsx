import { useToday } from '#kit/browser/use-today.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { RegisterPage } from '#shop/office/registers/register-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { vatRateCalls, type VatRateInput } from './contract.ts';
import { VatRateForm } from './vat-rate-form.tsx';
import { vatRateDays, vatRateName } from './vat-rate-name.ts';

export default function OfficeVatRatesPage() {
  const t = useOfficeT();
  const today = useToday();
  const aboutOf = ({ ValidFrom, ValidTo }: VatRateInput) => (
    <>
      {ValidTo !== null && ValidTo < today && <Badge>{t('registers.ended')}</Badge>}
      {ValidFrom !== null && ValidFrom > today && <Badge>{t('vatRates.coming')}</Badge>}
      <span>{capitalized(vatRateDays(t, ValidFrom, ValidTo))}</span>
    </>
  );
  return (
    <RegisterPage<VatRateInput>
      calls={vatRateCalls}
      right="invoices.write"
      fileKind="vat-rates"
      texts={{
        title: t('vatRates.title'),
        create: t('vatRates.new'),
        intro: t('vatRates.intro'),
        empty: t('vatRates.empty'),
      }}
      nameOf={vatRateName}
      aboutOf={aboutOf}
    >
      {(loaded, onDone) => <VatRateForm loaded={loaded} onDone={onDone} />}
    </RegisterPage>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
