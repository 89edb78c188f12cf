import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { readCustomerChoices } from '#shop/customers/office/contract.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationState } from './applications-page.tsx';
import styles from './application.module.css';
import { declineApplication, readApplication, type OfficeApplication } from './contract.ts';
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
          mayAnswer && <Decline application={data} />
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

function Decline({ application: { Id, Company } }: { application: OfficeApplication }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const decline = useMutation<unknown, CallError>({
    mutationFn: () => callOverHttp(declineApplication, { id: Id }),
    networkMode: 'always',
    onSuccess: () => {
      void client.invalidateQueries();
      void navigate('/office/applications');
    },
  });
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {t('applications.decline')}
      </Button>
      <Modal
        title={t('applications.decline.title', { company: Company })}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
      >
        {decline.error ? (
          <p role="alert">{decline.error.problem?.detail ?? t('general.commonError')}</p>
        ) : (
          <p>{t('applications.decline.text')}</p>
        )}
        <div className={desk.buttons}>
          <Button
            kind="primary"
            busy={decline.isPending && t('general.saving')}
            onClick={() => decline.mutate()}
          >
            {t('applications.decline')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
