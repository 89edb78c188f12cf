import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import { OfficePage } from './office-page.tsx';

export default function StartPage() {
  const t = useOfficeT();
  return (
    <OfficePage title={t('office.start')}>
      <p>{t('office.start.text')}</p>
    </OfficePage>
  );
}
