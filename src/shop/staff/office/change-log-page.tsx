import { Link, useSearchParams } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { actionKey, ChangedValues, InRun, useChanges } from '#shop/office/change-log/change-log.tsx';
import { momentText } from '#shop/office/moments.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { entities, type Entity } from '#shop/staff/change-log/entities.ts';
import type { LoggedChange } from '#shop/staff/change-log/contract.ts';

/** All changes, newest first. */
export default function ChangeLogPage() {
  const t = useOfficeT();
  const [query] = useSearchParams();
  const staffId = Number(query.get('staff')) || undefined;
  const { rows, error, retry, more } = useChanges({ entity: query.get('entity') ?? '', staffId });
  const title = t('staff.logPage');
  return (
    <OfficePage title={title}>
      {!rows &&
        (error ? (
          <ListFailed text={t('list.failed')} retry={t('general.tryAgain')} onRetry={retry} />
        ) : (
          <ListOnItsWay text={t('general.loading')} />
        ))}
      {rows?.length === 0 && <p>{t('log.none')}</p>}
      {rows && rows.length > 0 && (
        <Table caption={title} stacks>
          <thead>
            <tr>
              <th scope="col">{t('log.when')}</th>
              <th scope="col">{t('log.who')}</th>
              <th scope="col">{t('log.what')}</th>
              <th scope="col">{t('log.values')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((change) => (
              <tr key={change.Id}>
                <th scope="row" className={unbrokenCell}>
                  {momentText(change.ChangedAt)}
                </th>
                <td>{change.StaffName}</td>
                <td>
                  <span>
                    {t(actionKey(change))} <Thing change={change} /> <InRun change={change} />
                  </span>
                </td>
                <td>
                  <ChangedValues change={change} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {more && <Button onClick={more}>{t('log.more')}</Button>}
    </OfficePage>
  );
}

/** What was changed, with a link to its page where it has one and is still there. */
function Thing({
  change: { Entity: entity, EntityId: id, Title: title, Action: action },
}: {
  change: LoggedChange;
}) {
  const t = useOfficeT();
  const kind = entity in entities ? t(`log.entity.${entity as Entity}`) : entity;
  if (entity === 'opening') return <Link to="/office">{kind}</Link>;
  if (entity === 'settings') return <Link to="/office/settings">{kind}</Link>;
  const folder = pages[entity as Entity];
  const place = `webTexts.at.${id}`;
  const words = `${kind} ${entity === 'web-text' && isOfficeTextKey(place) ? t(place) : title}`;
  return folder && action !== 'delete' ? (
    <Link to={`/office/${folder}/${encodeURIComponent(id)}`}>{words}</Link>
  ) : (
    words
  );
}

/** Where the pages of things lie whose log has the same id or number. */
const pages: Partial<Record<Entity, string>> = {
  article: 'articles',
  'price-list': 'price-lists',
  import: 'exchange/runs',
  customer: 'customers',
  application: 'applications',
  order: 'orders',
  invoice: 'invoices',
  'press-message': 'press-messages',
  'press-article': 'press-articles',
  page: 'pages',
  'web-text': 'web-texts',
  words: 'words',
};
