import { shopName } from './shop-name.ts';
import { useSettings, useT } from './use-texts.ts';

/** The window's title, with the shop's name, and what search engines say below it. */
export function PageTitle({ children, description }: { children: string; description?: string }) {
  const t = useT();
  const { CompanyName = '' } = useSettings();
  const title = t('pageTitle.withShop', { page: children, shop: shopName(CompanyName) });
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
