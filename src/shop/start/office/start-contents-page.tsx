import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { readOfficeWebImages } from '#shop/images/office/web-images-contract.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { Thumbnail } from '#shop/office/thumbnail.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { aboutUsGroup, aboutUsImageCount, introGroup } from '#shop/start/sections.ts';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOfficeWebTexts } from '#shop/texts/office/contract.ts';
import styles from './start-contents.module.css';

/** What the start page consists of, from top to bottom, each part with the way to where it is changed. */
export default function StartContentsPage() {
  const t = useOfficeT();
  const may = useMay();
  return (
    <OfficePage
      title={t('startContents.title')}
      actions={
        <ButtonLink to="/" reloadDocument>
          {t('startContents.show')}
        </ButtonLink>
      }
    >
      <div className={styles.parts}>
        <PagePart title={t('startContents.intro')}>
          <p className={styles.hint}>{t('startContents.introHint')}</p>
          <Beginning position="Intro" />
          <Pictures group={introGroup} />
        </PagePart>
        <PagePart title={t('webTexts.at.AboutUs')}>
          <p className={styles.hint}>{t('startContents.aboutUsHint', { n: aboutUsImageCount })}</p>
          <Beginning position="AboutUs" />
          <Pictures group={aboutUsGroup} most={aboutUsImageCount} />
        </PagePart>
        <PagePart title={t('startContents.resellers')}>
          <p className={styles.hint}>{t('startContents.resellersHint')}</p>
          <p className={styles.ways}>
            {may('customers.read') && <Link to="/office/customers">{t('customers.title')}</Link>}
            <Link to="/office/words/resellers.lead">{t('startContents.resellersWords')}</Link>
          </p>
        </PagePart>
        {may('settings.read') && (
          <PagePart title={t('startContents.everyPage')}>
            <p className={styles.hint}>{t('startContents.everyPageHint')}</p>
            <p className={styles.ways}>
              <Link to="/office/settings/company">{t('settings.part.company')}</Link>
              <Link to="/office/settings/look">{t('settings.part.look')}</Link>
            </p>
          </PagePart>
        )}
      </div>
    </OfficePage>
  );
}

function Beginning({ position }: { position: 'Intro' | 'AboutUs' }) {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(listOfficeWebTexts);
  const text = data?.Rows.find((row) => row.Position === position);
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {text?.BeginningSV || text?.BeginningEN ? (
        <p className={styles.beginning}>
          {text.BeginningSV || '–'} <OtherLanguage text={text.BeginningEN} />
        </p>
      ) : (
        <p>{t('startContents.noText')}</p>
      )}
      <p>
        <Link to={`/office/web-texts/${position}`}>{t('startContents.changeText')}</Link>
      </p>
    </>
  );
}

/** The pictures of a group in their order; those after the `most` first are not shown on the page. */
function Pictures({ group, most = Infinity }: { group: number; most?: number }) {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readOfficeWebImages, { group });
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  const { Pictures: images } = data;
  return (
    <>
      {images.length > 0 ? (
        <p className={styles.images}>
          {images.slice(0, most).map(({ ImageId }, at) => (
            <Thumbnail key={at} imageId={ImageId} />
          ))}
        </p>
      ) : (
        <p>{t('startContents.noPictures')}</p>
      )}
      <p>
        <Link to={`/office/web-images?group=${group}`}>{t('startContents.changePictures')}</Link>
      </p>
    </>
  );
}
