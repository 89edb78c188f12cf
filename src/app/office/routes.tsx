import { createBrowserRouter, useMatches, useParams, type Params } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { OfficeErrorPage } from './error-page.tsx';
import { OfficeFrame } from './frame.tsx';
import { officePages, type OfficePageEntry } from '#app/office-pages.ts';

export function createOfficeRouter() {
  return createBrowserRouter([
    {
      path: '/office/welcome',
      lazy: async () => ({ Component: (await import('#shop/staff/office/login/welcome-page.tsx')).default }),
      HydrateFallback: Nothing,
      ErrorBoundary: OfficeErrorPage,
    },
    {
      Component: OfficeFrame,
      HydrateFallback: Nothing,
      ErrorBoundary: OfficeErrorPage,
      children: [
        ...officePages.map((page) => ({
          path: page.path,
          handle: page,
          ErrorBoundary: OfficeErrorPage,
          lazy: async () => ({ Component: guarded((await page.load()).default) }),
        })),
        { path: '*', Component: OfficeNotFound },
      ],
    },
  ]);
}

function guarded(Page: React.ComponentType) {
  return function Guarded() {
    const may = useMay();
    const page = useMatches().at(-1)?.handle as OfficePageEntry | undefined;
    const params = useParams();
    return page && may(page.right) && hasIds(page, params) ? <Page /> : <OfficeNotFound />;
  };
}

/** An invoice's may have ten digits. */
const wholeNumber = /^[1-9]\d{0,9}$/;

/** Whether each id of the address can be one: an article number, for example, is none. */
function hasIds({ makesNew }: OfficePageEntry, { id, listId }: Params): boolean {
  return [id, listId].every(
    (one) => one === undefined || wholeNumber.test(one) || (makesNew === true && one === 'new'),
  );
}

function Nothing() {
  return null;
}

function OfficeNotFound() {
  const t = useOfficeT();
  return (
    <OfficePage title={t('office.notFound.title')}>
      <p>{t('office.notFound.text')}</p>
      <ButtonLink to="/office">{t('office.notFound.back')}</ButtonLink>
    </OfficePage>
  );
}
