import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { PricedArticle } from '#shop/articles/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { stepLabel } from './more-price-labels.ts';
import styles from './price.module.css';

type Props = { steps: PricedArticle['PriceSteps']; size?: 'card' | 'page' };

/** What a piece costs in larger quantities: `24 st 92,00 · 96 st 85,00`. */
export function PriceSteps({ steps = [], size = 'card' }: Props) {
  const t = useT();
  const language = useLanguage();
  if (steps.length === 0) return null;
  return (
    <p className={styles.steps} data-size={size}>
      <VisuallyHidden>{t('article.priceSteps')} </VisuallyHidden>
      {steps.map((step, place) => (
        <span key={step.Quantity}>
          {place > 0 && <span aria-hidden="true">· </span>}
          {stepLabel(step, t, language)}{' '}
        </span>
      ))}
    </p>
  );
}
