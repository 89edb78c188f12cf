import { useParams } from 'react-router';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { BackLink } from '#kit/widgets/back-link.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ListScreen } from './list-screen.tsx';
import styles from './lists.module.css';
import { useList } from './use-list.ts';

export default function ListPage() {
  const t = useT();
  const id = idInPath(useParams().id) ?? 0;
  const used = useList(id);
  const { list } = used;
  const isMissing = !list.data && list.error?.status === 404;
  return (
    <div className={styles.page}>
      <PageTitle>{list.data?.Name ?? t('pageTitle.lists')}</PageTitle>
      {!isMissing && <BackLink to="/lists">{t('lists.all')}</BackLink>}
      {list.data ? (
        <ListScreen key={id} used={used} data={list.data} />
      ) : isMissing ? (
        <>
          <h1 tabIndex={-1}>{t('lists.notThere')}</h1>
          <p role="status">{t('lists.notThereText')}</p>
          <ButtonLink kind="primary" to="/lists">
            {t('lists.all')}
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t('lists.title')}</h1>
          {list.isError ? (
            <ListFailed
              text={list.error.problem?.detail ?? t('lists.failed')}
              retry={t('general.tryAgain')}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <ListOnItsWay text={t('lists.loading')} />
          )}
        </>
      )}
    </div>
  );
}
