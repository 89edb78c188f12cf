import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { TextField } from '#kit/forms/field.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { FormPart, OfficeForm, wholeRow } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { changeMailServer, MailServerInput, readMailServer, type MailServerAnswer } from './contract.ts';
import styles from './mail-server.module.css';
import { DnsHints } from './dns-hints.tsx';
import { TestForm } from './test-form.tsx';

const valuesOf = (server: MailServerAnswer | undefined) => ({
  Host: server?.Host ?? '',
  Port: String(server?.Port ?? ''),
  User: server?.User ?? '',
  Password: '',
  From: server?.From ?? '',
  OrdersTo: server?.OrdersTo ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const inputOf = ({ Port, ...texts }: Values): MailServerInput => ({
  ...texts,
  Port: Number(Port.trim() || Number.NaN),
});

export default function MailServerPage() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readMailServer);
  return (
    <OfficePage title={t('mailServer.title')}>
      <p>{t('mailServer.intro')}</p>
      {data ? (
        <>
          <MailServerForm loaded={data} />
          <div className={styles.parts}>
            <TestForm hasServer={data.Host !== ''} />
            <DnsHints />
          </div>
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function MailServerForm({ loaded }: { loaded: MailServerAnswer }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const form = useOfficeForm<MailServerAnswer, Values>({
    loaded,
    valuesOf,
    check: (values) => brokenRules(MailServerInput, inputOf(values)),
    save: (values, Version) => callOverHttp(changeMailServer, { ...inputOf(values), Version }),
    reload: () => callOverHttp(readMailServer, {}),
    onSaved: () => void client.invalidateQueries(),
  });
  const labels: Record<keyof Values, string> = {
    Host: t('mailServer.field.Host'),
    Port: t('mailServer.field.Port'),
    User: t('mailServer.field.User'),
    Password: t('mailServer.field.Password'),
    From: t('mailServer.field.From'),
    OrdersTo: t('mailServer.field.OrdersTo'),
  };
  const { FromEnvironment } = loaded;
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('mail.write') && !FromEnvironment}
      // A password that was typed is compared with nothing that could be shown.
      shown={(name, value) => (name === 'Password' ? value && '•••' : value)}
      aside={<ChangeLog entity="mail-server" id="server" labels={labels} />}
    >
      <ServerPart loaded={loaded} form={form} labels={labels} />
      <FormPart
        title={t('mailServer.part.addresses')}
        locked={FromEnvironment && t('mailServer.ofEnvironment')}
      >
        <TextField
          {...form.field('From')}
          className={wholeRow}
          label={labels.From}
          hint={t('mailServer.fromHint')}
          spellCheck={false}
        />
        <TextField
          {...form.field('OrdersTo')}
          className={wholeRow}
          label={labels.OrdersTo}
          hint={t('mailServer.ordersToHint')}
          spellCheck={false}
          optional
        />
      </FormPart>
    </OfficeForm>
  );
}

type ServerPartProps = {
  loaded: MailServerAnswer;
  form: ReturnType<typeof useOfficeForm<MailServerAnswer, Values>>;
  labels: Record<keyof Values, string>;
};

function ServerPart({ loaded: { FromEnvironment, HasPassword }, form, labels }: ServerPartProps) {
  const t = useOfficeT();
  return (
    <FormPart title={t('mailServer.part.server')} locked={FromEnvironment && t('mailServer.ofEnvironment')}>
      <TextField
        {...form.field('Host')}
        label={labels.Host}
        hint={t('mailServer.hostHint')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('Port')}
        label={labels.Port}
        hint={t('mailServer.portHint')}
        inputMode="numeric"
      />
      <TextField
        {...form.field('User')}
        label={labels.User}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      <TextField
        {...form.field('Password')}
        label={labels.Password}
        type="password"
        autoComplete="new-password"
        hint={t(HasPassword ? 'mailServer.passwordKept' : 'mailServer.passwordHint')}
        optional
      />
    </FormPart>
  );
}
