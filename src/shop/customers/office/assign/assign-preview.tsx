import type { OutputOf } from '#kit/http/endpoint.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { assignPriceList } from './contract.ts';
import styles from './assign-window.module.css';

/** Who gets the list, and who cannot have it. */
export function AssignPreview({ told }: { told: OutputOf<typeof assignPriceList> }) {
  const t = useOfficeT();
  const count = (value: number) => wholeNumberInWords(value, t.language);
  return (
    <div role="status">
      {told.Assigned === 0 && <p>{t('priceAssign.none')}</p>}
      <dl className={desk.facts}>
        <div>
          <dt>{t('priceAssign.assigned')}</dt>
          <dd>{count(told.Assigned)}</dd>
        </div>
        <div>
          <dt>{t('priceAssign.already')}</dt>
          <dd>{count(told.Already)}</dd>
        </div>
        <div>
          <dt>{t('priceAssign.refused')}</dt>
          <dd>{count(told.Refused.length)}</dd>
        </div>
      </dl>
      <ul className={styles.refused}>
        {told.Refused.map(({ CustomerNumber, Name, Text }) => (
          <li key={CustomerNumber}>
            {CustomerNumber} {Name}: {Text}
          </li>
        ))}
      </ul>
    </div>
  );
}
