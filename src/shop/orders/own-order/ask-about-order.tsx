import { Link } from 'react-router';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';

/** A mail to the maker with the order's number filled in; without an address the page of contacts. */
export function AskAboutOrder({ orderId }: { orderId: number }) {
  const t = useT();
  const { CompanyEmail } = useSettings();
  const subject = encodeURIComponent(t('ownOrder.askSubject', { number: orderId }));
  return CompanyEmail ? (
    <a href={`mailto:${CompanyEmail}?subject=${subject}`}>{t('ownOrder.ask')}</a>
  ) : (
    <Link to="/kontakt">{t('ownOrder.ask')}</Link>
  );
}
