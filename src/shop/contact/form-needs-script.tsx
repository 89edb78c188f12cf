import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { mailAddress } from './addresses.ts';

/**
 * Shown instead of a form with `data-needs-script`, which is hidden without scripts: it tells where to write instead.
 */
export function FormNeedsScript() {
  const t = useT();
  const { CompanyEmail } = useSettings();
  return (
    <noscript>
      <p>
        {t('error.formNeedsScript')} {CompanyEmail && <a href={mailAddress(CompanyEmail)}>{CompanyEmail}</a>}
      </p>
    </noscript>
  );
}
