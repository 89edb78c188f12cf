import { JsonLd } from '#kit/pages/json-ld.tsx';
import { useAddressOf, useSiteUrl } from '#kit/pages/site-url.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { articleImage } from '#shop/images/image-urls.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { trailOf } from '#shop/articles/category-labels.ts';
import type { ShownArticle } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { groupPath, productsPath } from '#shop/product-groups/paths.ts';

/** Structured data about the article and its place in the catalogue for search engines. It never contains a price. */
export function ArticleData({ article }: { article: ShownArticle }) {
  const t = useT();
  const siteUrl = useSiteUrl();
  const { CompanyName = '' } = useSettings();
  const trail = trailOf(useEndpoint(listProductGroups).data ?? [], article.ProductGroupId);
  const addressOf = useAddressOf();
  const url = addressOf(articlePath(article));
  const places = [
    { name: t('menu.webShop'), item: addressOf(productsPath) },
    ...trail.map((group) => ({ name: group.Name, item: addressOf(groupPath(group)) })),
    { name: article.ArticleText, item: url },
  ];
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Product',
          url,
          name: article.ArticleText,
          sku: article.ArticleNumber,
          brand: { '@type': 'Brand', name: shopName(CompanyName) },
          ...(article.EAN && { gtin13: article.EAN }),
          ...('Material' in article && article.Material && { material: article.Material.Name }),
          ...('Colors' in article &&
            article.Colors && { color: article.Colors.map(({ Name }) => Name).join(', ') }),
          ...('CountryOfOrigin' in article &&
            article.CountryOfOrigin && { countryOfOrigin: article.CountryOfOrigin }),
          ...('Care' in article &&
            article.Care && {
              additionalProperty: { '@type': 'PropertyValue', name: t('article.care'), value: article.Care },
            }),
          ...(article.Description && { description: article.Description }),
          ...(article.ImageId !== null && { image: siteUrl + articleImage(article.ImageId, 1200) }),
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: places.map((place, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...place,
          })),
        }}
      />
    </>
  );
}
