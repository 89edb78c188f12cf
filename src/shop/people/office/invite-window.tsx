import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { brokenEmailRule } from '#kit/fields/email-rule.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { personRoles, type PersonRole } from '#shop/customers/person-roles.ts';
import type { Person } from '#shop/people/contract.ts';
import { brokenNameRule } from '#shop/people/broken-name-rule.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { brokenLimitRule, typedLimit } from '#shop/people/typed-limit.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { createPersonOfCustomer, listPeopleOfCustomer } from './contract.ts';
import styles from './people-of-customer.module.css';

type Values = { Name: string; Email: string; Role: PersonRole; SeesInvoices: 'on' | ''; OrderLimit: string };
const blank: Values = { Name: '', Email: '', Role: 'order', SeesInvoices: 'on', OrderLimit: '' };

type Props = { customerId: number; currency: string; onClose: () => void };

/** Adds a person to a customer, who is mailed an invitation. */
export function InviteWindow({ customerId, currency, onClose }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const { mutateAsync } = useMutation<Person, CallError, Values>({
    networkMode: 'always',
    mutationFn: (values) =>
      callOverHttp(createPersonOfCustomer, {
        ...values,
        id: customerId,
        SeesInvoices: values.SeesInvoices === 'on',
        OrderLimit: values.Role === 'order' ? typedLimit(values.OrderLimit, currency) : null,
      }),
  });
  const form = useForm<Values>({
    initial: blank,
    check: ({ Name, Email, Role, OrderLimit }) => ({
      Name: brokenNameRule(Name),
      Email: brokenEmailRule(Email),
      OrderLimit: Role === 'order' ? brokenLimitRule(OrderLimit, currency) : undefined,
    }),
    wanted: (field, _rule, values) =>
      field === 'OrderLimit' ? readingsText(t, values.OrderLimit, currency) : undefined,
    send: (values) => mutateAsync(values),
    onSent: ({ Email }) => {
      void client.invalidateQueries({ queryKey: [listPeopleOfCustomer.name] });
      toast(t('customerPeople.linkSent', { email: Email }));
      onClose();
    },
  });
  return (
    <Modal title={t('customerPeople.invite')} open onClose={onClose} width="narrow">
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <TextField {...form.field('Name')} label={t('customerPeople.name')} autoComplete="off" />
        <TextField
          {...form.field('Email')}
          label={t('customerPeople.email')}
          type="email"
          autoComplete="off"
        />
        <SelectField {...form.field('Role')} label={t('customerPeople.role')}>
          {personRoles.map((role) => (
            <option key={role} value={role}>
              {t(`customerPeople.role.${role}`)}
            </option>
          ))}
        </SelectField>
        {form.values.Role === 'order' && (
          <TextField
            {...form.field('OrderLimit')}
            label={t('customerPeople.orderLimit')}
            hint={t('customerPeople.orderLimitHint')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {form.values.Role !== 'admin' && (
          <Checkbox
            label={t('customerPeople.seesInvoices')}
            checked={form.values.SeesInvoices === 'on'}
            onChange={({ target }) => form.change({ SeesInvoices: target.checked ? 'on' : '' })}
          />
        )}
        {form.failure && (
          <p className={styles.failure} role="alert">
            {form.failure.problem?.detail ?? form.failure.problem?.title ?? t('general.commonError')}
          </p>
        )}
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t('customerPeople.inviteSubmit')}
        </Button>
      </form>
    </Modal>
  );
}
