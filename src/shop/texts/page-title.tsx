import { localeOf, type Language } from '#kit/text/language.ts';
import { useLanguages } from '#kit/pages/languages.ts';
import { useSiteUrl } from '#kit/pages/site-url.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from './use-texts.ts';

type Props = {
  children: string;
  /** The description for search engines. */
  description?: string | undefined;
  /** The path of the picture that is shown when the page is shared. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'product';
};

/** The document title with the shop's name, and the metadata for links to the page. */
export function PageTitle({ children, description, image, type = 'website' }: Props) {
  const t = useT();
  const siteUrl = useSiteUrl();
  const shop = shopName(useSettings().CompanyName ?? '');
  const title = t('pageTitle.withShop', { page: children, shop });
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={shop} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={type === 'website' ? title : children} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={siteUrl + image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      <Locales />
    </>
  );
}

function Locales() {
  const language = useLanguage();
  const others = useLanguages().filter((one) => one !== language);
  const nameOf = (one: Language) => localeOf(one).replace('-', '_');
  return (
    <>
      <meta property="og:locale" content={nameOf(language)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={nameOf(other)} />
      ))}
    </>
  );
}
