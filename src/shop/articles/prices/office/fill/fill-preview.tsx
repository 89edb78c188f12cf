import type { OutputOf } from '#kit/http/endpoint.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { fillPriceList } from './contract.ts';

/** What a fill does, in figures, and the first articles that it cannot. */
export function FillPreview({ told }: { told: OutputOf<typeof fillPriceList> }) {
  const t = useOfficeT();
  const figures = [
    [t('priceFill.added'), told.Added],
    [t('priceFill.changed'), told.Changed],
    [t('priceFill.dearer'), told.Dearer],
    [t('priceFill.cheaper'), told.Cheaper],
    [t('priceFill.unchanged'), told.Unchanged],
    [t('priceFill.kept'), told.Kept],
    [t('priceFill.refused'), told.Refused],
  ] as const;
  return (
    <div role="status">
      {told.Added + told.Changed === 0 && <p>{t('priceFill.none')}</p>}
      <dl className={desk.facts}>
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{wholeNumberInWords(count, t.language)}</dd>
          </div>
        ))}
      </dl>
      {told.Refusals.length > 0 && (
        <>
          <p>{t('priceFill.someRefused')}</p>
          <ul>
            {told.Refusals.slice(0, 10).map(({ ArticleNumber, Text }) => (
              <li key={ArticleNumber}>
                {ArticleNumber}: {Text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
