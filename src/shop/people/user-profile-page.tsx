import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ChangePasswordForm } from '#shop/customers/change-password-form.tsx';
import { readCustomer, type Customer } from '#shop/customers/contract.ts';
import { MeForm } from './me-form.tsx';
import styles from '#shop/customers/user-profile.module.css';

export default function UserProfilePage() {
  const t = useT();
  const customer = useEndpoint(readCustomer);
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.userProfile')}</PageTitle>
      <h1>{t('profile.title')}</h1>
      <div className={styles.columns}>
        <section>
          {customer.data ? (
            <CustomerDetails customer={customer.data} />
          ) : customer.isError ? (
            <ListFailed
              text={t('general.commonError')}
              retry={t('general.tryAgain')}
              onRetry={() => void customer.refetch()}
            />
          ) : (
            <ListOnItsWay text={t('general.loading')} rows={6} />
          )}
        </section>
        <div>
          <MeForm />
          <ChangePasswordForm />
        </div>
      </div>
    </div>
  );
}

function CustomerDetails({ customer }: { customer: Customer }) {
  const t = useT();
  const { Address1, Address2, ZipCode, City, ContactPerson } = customer.InvoiceAddress;
  const address = [customer.Name, Address1, Address2, `${ZipCode} ${City}`.trim()].filter(Boolean);
  return (
    <>
      <dl className={styles.details}>
        <Detail name={t('profile.company')}>{customer.Name}</Detail>
        <Detail name={t('field.customerNumber')}>{customer.CustomerNumber}</Detail>
        <Detail name={t('profile.email')}>{customer.Email}</Detail>
        <Detail name={t('profile.invoiceAddress')}>
          {address.map((line, index) => (
            <span key={index} className={styles.line}>
              {line}
            </span>
          ))}
        </Detail>
        <Detail name={t('profile.contactPerson')}>{ContactPerson}</Detail>
        <Detail name={t('profile.telephone')}>{customer.Telephone}</Detail>
      </dl>
      <p className={styles.wrong}>
        {t('profile.wrongDetails')} <Link to="/kontakt">{t('menu.contact')}</Link>
      </p>
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  const t = useT();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.notGiven}>{t('profile.notGiven')}</span>}</dd>
    </div>
  );
}
