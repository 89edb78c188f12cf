import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { brokenEmailRule } from '#kit/fields/email-rule.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { personRoles, type PersonRole } from '#shop/customers/person-roles.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { brokenNameRule } from './broken-name-rule.ts';
import { changePerson, createPerson, listPeople, type Person } from './contract.ts';
import { usePartOfCart } from '#shop/cart/use-cart.ts';
import { brokenLimitRule, typedLimit } from './typed-limit.ts';
import styles from './person-window.module.css';

type Props = {
  /** Undefined to invite somebody. */
  person: Person | undefined;
  /** Nobody changes their own role. */
  isOwn: boolean;
  onClose: () => void;
};

/** Invites a person, or changes one. */
export function PersonWindow({ person, isOwn, onClose }: Props) {
  const t = useT();
  return (
    <Modal
      title={person ? t('people.changeOne', { name: person.Name }) : t('people.invite')}
      open
      onClose={onClose}
      width="narrow"
    >
      <PersonForm person={person} isOwn={isOwn} onClose={onClose} />
    </Modal>
  );
}

type Values = { Name: string; Email: string; Role: PersonRole; SeesInvoices: 'on' | ''; OrderLimit: string };

function inputOf({ OrderLimit, ...values }: Values, currency: string) {
  return {
    ...values,
    SeesInvoices: values.SeesInvoices === 'on',
    // The field is there for who orders; the limit of others stays as it is.
    ...(values.Role === 'order' && { OrderLimit: typedLimit(OrderLimit, currency) }),
  };
}

function PersonForm({ person, isOwn, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data: currency = 'SEK' } = usePartOfCart((cart) => cart.CurrencyCode);
  const client = useQueryClient();
  const { mutateAsync } = useMutation<Person, CallError, Values>({
    networkMode: 'always',
    mutationFn: (values) => {
      const input = inputOf(values, currency);
      return person
        ? callOverHttp(changePerson, { ...input, id: person.Id, Version: person.Version })
        : callOverHttp(createPerson, input);
    },
  });
  const form = useForm<Values>({
    initial: {
      Name: person?.Name ?? '',
      Email: person?.Email ?? '',
      Role: person?.Role ?? 'order',
      SeesInvoices: (person?.SeesInvoices ?? true) ? 'on' : '',
      OrderLimit: person?.OrderLimit == null ? '' : numberInField(person.OrderLimit, language, 2),
    },
    check: ({ Name, Email, Role, OrderLimit }) => ({
      Name: brokenNameRule(Name),
      Email: brokenEmailRule(Email),
      OrderLimit: Role === 'order' ? brokenLimitRule(OrderLimit, currency) : undefined,
    }),
    message: (field, rule) =>
      field === 'OrderLimit' && rule === 'number' ? t('people.limitWrong') : undefined,
    send: (values) => mutateAsync(values),
    onSent: ({ Email }) => {
      void client.invalidateQueries({ queryKey: [listPeople.name] });
      toast(person ? t('me.saved') : t('people.invited', { email: Email }));
      onClose();
    },
  });
  const { Role, SeesInvoices } = form.values;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField {...form.field('Name')} label={t('people.name')} autoComplete="off" />
      <TextField {...form.field('Email')} label={t('people.email')} type="email" autoComplete="off" />
      {!isOwn && (
        <SelectField {...form.field('Role')} label={t('people.role')} hint={t(`role.${Role}.what`)}>
          {personRoles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </SelectField>
      )}
      {Role === 'order' && (
        <TextField
          {...form.field('OrderLimit')}
          label={t('people.orderLimit')}
          hint={t('people.orderLimitHint')}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {Role !== 'admin' && (
        <Checkbox
          label={t('people.seesInvoices')}
          checked={SeesInvoices === 'on'}
          onChange={({ target }) => form.change({ SeesInvoices: target.checked ? 'on' : '' })}
        />
      )}
      {form.failure && <Failure problem={form.failure.problem} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t(person ? 'people.save' : 'people.inviteSubmit')}
        </Button>
        <Button onClick={onClose}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}

function Failure({ problem }: Pick<CallError, 'problem'>) {
  const t = useT();
  return (
    <p className={styles.failure} role="alert">
      {t('people.failed', { reason: problem?.detail ?? problem?.title ?? t('general.commonError') })}
    </p>
  );
}
