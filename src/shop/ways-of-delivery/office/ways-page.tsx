import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { nameOfRow } from '#shop/office/registers/name-values.ts';
import { Untranslated } from '#shop/office/registers/names-fields.tsx';
import { RegisterPage } from '#shop/office/registers/register-page.tsx';
import { countryName } from '#shop/texts/country-name.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { wayCalls, type WayInput } from './contract.ts';
import { WayForm } from './way-form.tsx';

export default function OfficeWaysPage() {
  const t = useOfficeT();
  const language = useLanguage();
  const aboutOf = (way: WayInput) => (
    <>
      {!way.Active && <Badge>{t('registers.ended')}</Badge>}
      <Untranslated row={way} />
      <span>
        {way.Countries.length === 0
          ? t('ways.everywhere')
          : way.Countries.map((code) => countryName(code, language)).join(', ')}
      </span>
      <span>
        {way.Collected
          ? t('ways.collected')
          : t(way.TransportDays === 1 ? 'ways.days.one' : 'ways.days.other', { n: way.TransportDays })}
      </span>
    </>
  );
  return (
    <RegisterPage<WayInput>
      calls={wayCalls}
      right="orders.write"
      fileKind="ways"
      texts={{
        title: t('ways.title'),
        create: t('ways.new'),
        intro: t('ways.intro'),
        empty: t('ways.empty'),
      }}
      nameOf={(way) => nameOfRow(way, language)}
      aboutOf={aboutOf}
    >
      {(loaded, onDone) => <WayForm loaded={loaded} onDone={onDone} />}
    </RegisterPage>
  );
}
