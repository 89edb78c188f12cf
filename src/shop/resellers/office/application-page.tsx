import { useParams } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { readCustomerChoices } from '#shop/customers/office/contract.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationState } from './applications-page.tsx';
import styles from './application.module.css';
import { readApplication } from './contract.ts';
import { Decline } from './decline.tsx';
import { NewCustomerForm } from './new-customer-form.tsx';
import { SameFirmNote } from './same-firm-note.tsx';

export default function OfficeApplicationPage() {
  const t = useOfficeT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(readApplication, { id: Number(id) }, { keepPrevious: false });
  const choices = useEndpoint(readCustomerChoices);
  const mayAnswer = data?.Decision === null && may('customers.write');
  return (
    <OfficePage
      title={data?.Company ?? t('applications.title')}
      back={{ to: '/office/applications', text: t('applications.title') }}
      badges={data && <ApplicationState application={data} />}
      actions={
        data?.CustomerId ? (
          <ButtonLink size="s" to={`/office/customers/${data.CustomerId}`}>
            {t('applications.toCustomer')}
          </ButtonLink>
        ) : (
          mayAnswer && <Decline key={id} application={data} />
        )
      }
    >
      {data ? (
        <div className={styles.page}>
          <SameFirmNote firm={data.Same} />
          <ApplicationFacts application={data} />
          {mayAnswer && choices.data && (
            <NewCustomerForm key={id} application={data} nextNumber={choices.data.NextNumber} />
          )}
        </div>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}
