import { TextField } from '#kit/forms/field.tsx';
import { parseNumber } from '#kit/text/number-text.ts';
import { percentUnits } from '#kit/text/numbers/other-units.ts';
import { FormPart } from '#shop/office/forms/office-form.tsx';
import type { Stored } from '#shop/office/registers/register-calls.ts';
import { RegisterForm } from '#shop/office/registers/register-form.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { vatRateCalls, VatRateInput } from './contract.ts';
import { vatRateName } from './vat-rate-name.ts';

type VatRate = Stored<VatRateInput>;

const valuesOf = (loaded: VatRate | undefined) => ({
  Code: loaded?.Code ?? '',
  Percent: loaded ? String(loaded.Percent) : '',
  ValidFrom: loaded?.ValidFrom ?? '',
  ValidTo: loaded?.ValidTo ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const inputOf = ({ Code, Percent, ValidFrom, ValidTo }: Values): VatRateInput => ({
  Code,
  Percent: parseNumber(Percent, { units: percentUnits }) ?? Number.NaN,
  ValidFrom: ValidFrom || null,
  ValidTo: ValidTo || null,
});

export function VatRateForm({ loaded, onDone }: { loaded: VatRate | undefined; onDone: () => void }) {
  const t = useOfficeT();
  const labels: Record<keyof Values, string> = {
    Code: t('vatRates.field.Code'),
    Percent: t('vatRates.field.Percent'),
    ValidFrom: t('vatRates.field.ValidFrom'),
    ValidTo: t('vatRates.field.ValidTo'),
  };
  return (
    <RegisterForm<VatRateInput, Values>
      calls={{ ...vatRateCalls, Input: VatRateInput }}
      entity="vat-rate"
      right="invoices.write"
      loaded={loaded}
      name={loaded ? vatRateName(loaded) : ''}
      valuesOf={valuesOf}
      inputOf={inputOf}
      labels={labels}
      onDone={onDone}
    >
      {(form) => (
        <FormPart title={t('vatRates.part')} hint={t('vatRates.hint')}>
          <TextField
            {...form.field('Code')}
            label={labels.Code}
            hint={loaded ? undefined : t('vatRates.codeHint')}
            autoComplete="off"
            readOnly={loaded !== undefined}
          />
          <TextField {...form.field('Percent')} label={labels.Percent} inputMode="numeric" />
          <TextField {...form.field('ValidFrom')} label={labels.ValidFrom} type="date" optional />
          <TextField {...form.field('ValidTo')} label={labels.ValidTo} type="date" optional />
        </FormPart>
      )}
    </RegisterForm>
  );
}
