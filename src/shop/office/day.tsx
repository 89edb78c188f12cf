import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostCounted, readDay, type Day as WholeDay, type DayTask } from './day-contract.ts';
import { DayLists } from './day-lists.tsx';
import { LoadState } from './load-state.tsx';
import styles from './day.module.css';
import { useMay } from './use-staff.ts';

/** For each task, the list filtered to the pending items. */
const lists: Record<DayTask, string> = {
  newOrders: '/office/orders?state=1',
  open: '/office/orders?state=open&sort=due',
  late: '/office/orders?state=late',
  toInvoice: '/office/orders?state=toInvoice',
  overdue: '/office/invoices?state=overdue',
  applications: '/office/applications?state=open',
  failedMail: '/office/mail?state=dead',
  movedPages: '/office/pages?q=-2',
  otherCurrency: '/office/customers?state=otherCurrency',
};

/** Tasks that signal a problem when there are any. */
const bad: readonly DayTask[] = ['late', 'overdue', 'failedMail', 'otherCurrency'];

/** What waits to be done, of what the staff member may see. */
export function Day() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readDay, {}, { freshOnFocus: true });
  const tasks = data?.Rows ?? [];
  return (
    <>
      {data && <MailBanner mail={data.Mail} />}
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data && tasks.length === 0 && <p>{t('office.day.noTasks')}</p>}
      {tasks.length > 0 && (
        <section aria-labelledby="day">
          <h2 id="day" className={styles.heading}>
            {t('office.day')}
          </h2>
          {tasks.every(({ Count }) => Count === 0) && <p>{t('office.day.none')}</p>}
          <ul className={styles.tasks}>
            {tasks.map(({ Task, Count }) => (
              <li key={Task}>
                <Link
                  className={styles.task}
                  to={lists[Task]}
                  data-state={Count === 0 ? 'done' : bad.includes(Task) ? 'bad' : undefined}
                >
                  <strong>{Count > mostCounted ? `${mostCounted}+` : Count}</strong> {t(`office.day.${Task}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && data.Lists.length > 0 && <DayLists lists={data.Lists} />}
    </>
  );
}

/** Says that nobody gets mail, or that nobody knows whether somebody does. */
function MailBanner({ mail: { Reach, Error: error } }: { mail: WholeDay['Mail'] }) {
  const t = useOfficeT();
  const may = useMay();
  if (Reach === 'works') return undefined;
  return (
    <p className={styles.banner}>
      <strong>{t(Reach === 'untried' ? 'office.day.untriedMail' : 'office.day.noMail')}</strong>{' '}
      {t(`office.day.${Reach}`)} {error && `${t('office.day.mailAnswer', { error })} `}
      {Reach === 'noServer' ? (
        <Link to="/office/mail?state=file">{t('office.day.noMailShow')}</Link>
      ) : (
        may('mail.write') && <Link to="/office/mail-server">{t('office.day.tryMail')}</Link>
      )}
    </p>
  );
}
