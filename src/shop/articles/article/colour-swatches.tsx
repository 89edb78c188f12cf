import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './colour-swatches.module.css';
import { listColors } from '#shop/articles/contract.ts';

/** A multiple choice of colours to search for; nothing where the shop has none. */
export function ColourSwatches() {
  const t = useT();
  const colours = useEndpoint(listColors).data ?? [];
  if (colours.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('search.colours')}</legend>
      <div className={styles.colours}>
        {colours.map(({ Id, Name, ShownIn, Hex }) => (
          <label key={Id} className={styles.colour} lang={ShownIn?.Name}>
            <input type="checkbox" name="colors" value={Id} />
            <Swatch hex={Hex} />
            {Name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The tick has a white background of its own, so that it is visible on every colour. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="31" height="31" rx="1.5" fill={hex} className={styles.edge} />
      <g className={styles.tick}>
        <rect x="8" y="8" width="16" height="16" />
        <path d="m11 16.5 3.5 3.5 6.5-8" />
      </g>
    </svg>
  );
}
