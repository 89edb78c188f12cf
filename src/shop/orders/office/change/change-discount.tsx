import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { discountKinds, wrongDiscount, type TypedDiscount } from './change-typed.ts';

type Props = {
  currency: string;
  discount: TypedDiscount;
  isTried: boolean;
  onType: (discount: TypedDiscount) => void;
};

/** The one discount that an order has. */
export function ChangeDiscount({ currency, discount, isTried, onType }: Props) {
  const t = useOfficeT();
  const language = useLanguage();
  const { kind, size, text } = discount;
  const rule = isTried ? wrongDiscount(discount, currency) : undefined;
  return (
    <div className={desk.acts}>
      <SelectField
        label={t('officeOrder.change.discount')}
        value={kind}
        onChange={({ target }) =>
          onType({ ...discount, kind: discountKinds.find((one) => one === target.value) ?? 'none' })
        }
      >
        {discountKinds.map((one) => (
          <option key={one} value={one}>
            {t(`officeOrder.change.discount.${one}`, { currency })}
          </option>
        ))}
      </SelectField>
      {kind !== 'none' && (
        <>
          <TextField
            label={t(`officeOrder.change.size.${kind}`, { currency })}
            inputMode="decimal"
            autoComplete="off"
            value={size}
            {...(rule && {
              error:
                readingsText(t, size, kind === 'amount' ? currency : undefined) ??
                ruleMessage(rule, language),
            })}
            onChange={({ target }) => onType({ ...discount, size: target.value })}
          />
          <TextField
            label={t('officeOrder.change.discountText')}
            hint={t('officeOrder.change.discountHint')}
            autoComplete="off"
            maxLength={100}
            optional
            value={text}
            onChange={({ target }) => onType({ ...discount, text: target.value })}
          />
        </>
      )}
    </div>
  );
}
