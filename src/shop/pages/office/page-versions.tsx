import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { momentText } from '#shop/office/moments.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listPageVersions, readPageVersion } from './contract.ts';
import type { PageDocument } from './page-document.ts';
import styles from './page-editor.module.css';

type Props = { pageId: number; mayWrite: boolean; onTake: (page: PageDocument) => void };

/**
 * The saved versions with their times: any of them can be restored into the form, and is then saved or published like
 * any change.
 */
export function PageVersions({ pageId, mayWrite, onTake }: Props) {
  const t = useOfficeT();
  const { data } = useEndpoint(listPageVersions, { id: pageId });
  const taking = useMutation({
    mutationFn: (version: number) => callOverHttp(readPageVersion, { id: pageId, version }),
    networkMode: 'always',
    onSuccess: (page) => {
      onTake(page);
      toast(t('pages.versionTaken'));
    },
    onError: () => toast(t('general.commonError'), { error: true }),
  });
  if (!data || data.Rows.length === 0) return null;
  return (
    <section className={styles.versions}>
      <h2>{t('pages.versions')}</h2>
      <ol>
        {data.Rows.map(({ Id, SavedAt, StaffName, Published }, place) => (
          <li key={Id}>
            <time dateTime={SavedAt}>{momentText(SavedAt)}</time>
            <span>{StaffName || t('pages.versionBefore')}</span>
            {Published && <Badge kind="good">{t('pages.versionPublished')}</Badge>}
            {mayWrite && place > 0 && (
              <Button
                size="s"
                busy={taking.isPending && t('general.loading')}
                onClick={() => taking.mutate(Id)}
              >
                {t('pages.takeVersion')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
