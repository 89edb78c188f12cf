import { Button } from '#kit/widgets/button.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

/** Shown when a page has failed, or a newer version of the office has been deployed. */
export function OfficeErrorPage() {
  const t = useOfficeT();
  return (
    <OfficePage title={t('error.fallbackTitle')}>
      <p>{t('error.fallbackText')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </OfficePage>
  );
}
