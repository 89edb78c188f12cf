import { JsonLd } from '#kit/pages/json-ld.tsx';
import { useSiteUrl } from '#kit/pages/site-url.ts';
import { useSettings } from '#shop/settings/use-settings.ts';

/** Structured data about the company for search engines. */
export function CompanyData() {
  const siteUrl = useSiteUrl();
  const company = useSettings();
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: company.CompanyName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/favicon.svg`,
        email: company.CompanyEmail,
        telephone: company.CompanyTelephone,
        vatID: company.CompanyVatNumber,
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.CompanyAddress,
          postalCode: company.CompanyZipCode,
          addressLocality: company.CompanyCity,
        },
        ...(company.SocialUrl && { sameAs: [company.SocialUrl] }),
      }}
    />
  );
}
