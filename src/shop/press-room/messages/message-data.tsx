import { JsonLd } from '#kit/pages/json-ld.tsx';
import { useAddressOf, useSiteUrl } from '#kit/pages/site-url.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { pressMessageImage } from '#shop/press-room/file-urls.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import type { PressMessage } from '#shop/press-room/contract.ts';
import { excerpt } from './excerpt.ts';
import { messagePath } from '#shop/press-room/paths.ts';

/** Structured data about the message for search engines. */
export function MessageData({ message }: { message: PressMessage }) {
  const siteUrl = useSiteUrl();
  const addressOf = useAddressOf();
  const language = useLanguage();
  const { CompanyName = '' } = useSettings();
  const publisher = { '@type': 'Organization', name: CompanyName, url: `${siteUrl}/` };
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        mainEntityOfPage: addressOf(messagePath(message)),
        headline: message.Title,
        description: excerpt(message.Message),
        datePublished: message.CreateDate,
        ...(message.ChangeDate && { dateModified: message.ChangeDate }),
        inLanguage: message.ShownIn?.['Message'] ?? message.ShownIn?.['Title'] ?? language,
        isAccessibleForFree: true,
        author: publisher,
        publisher,
        ...(message.HasImage && { image: [siteUrl + pressMessageImage(message.Id, 1600)] }),
        ...(message.Url && { isBasedOn: message.Url }),
      }}
    />
  );
}
