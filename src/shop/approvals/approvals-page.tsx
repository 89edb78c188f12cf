import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './approvals.module.css';
import { listApprovals } from './contract.ts';
import { Request } from './request.tsx';

const mostWaiting = 100;

/** What waits for an administrator, and what has been decided; who orders sees the own requests. */
export default function ApprovalsPage() {
  const t = useT();
  const login = useLogin();
  const mayApprove = login.state === 'in' && login.user.Role === 'admin';
  const waiting = useEndpoint(listApprovals, { state: 'waiting', take: mostWaiting }, { freshOnFocus: true });
  const latest = useEndpoint(listApprovals, {}, { freshOnFocus: true });
  const decided = latest.data?.Rows.filter(({ State }) => State !== 'waiting');
  const failed = waiting.isError ? waiting : latest.isError ? latest : undefined;
  const requests = waiting.data && decided && [...waiting.data.Rows, ...decided];
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.approvals')}</PageTitle>
      <h1 tabIndex={-1}>{t(mayApprove ? 'approvals.title' : 'approvals.own')}</h1>
      {requests ? (
        <>
          {mayApprove && waiting.data?.Rows.length === 0 && (
            <p className={styles.lead}>
              {t('approvals.empty')} {decided?.length === 0 && t('approvals.emptyText')}
            </p>
          )}
          {!mayApprove && requests.length === 0 && <p className={styles.lead}>{t('approvals.emptyOwn')}</p>}
          <ul className={styles.requests}>
            {requests.map((approval) => (
              <li key={approval.Id}>
                <Request approval={approval} mayApprove={mayApprove} />
              </li>
            ))}
          </ul>
        </>
      ) : failed ? (
        <ListFailed
          text={t('general.commonError')}
          retry={t('general.tryAgain')}
          onRetry={() => void Promise.all([waiting.refetch(), latest.refetch()])}
        />
      ) : (
        <ListOnItsWay text={t('approvals.loading')} rows={3} />
      )}
    </div>
  );
}
