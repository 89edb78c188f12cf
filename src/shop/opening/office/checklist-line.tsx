import type { Right } from '#kit/http/principal.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './checklist.module.css';
import type { LineKey, OpeningLine } from './contract.ts';
import { TryAsCustomer } from './try-as-customer.tsx';
import { useChangeOpening } from './use-opening.ts';

/** Who may read the page that a line leads to. */
export const lineRights: Record<LineKey, Right> = {
  company: 'settings.read',
  bank: 'settings.read',
  look: 'settings.read',
  ways: 'orders.read',
  vat: 'settings.read',
  groups: 'catalogue.read',
  articles: 'catalogue.read',
  pictures: 'catalogue.write',
  prices: 'catalogue.read',
  texts: 'content.read',
  start: 'content.read',
  press: 'content.read',
  mail: 'mail.write',
  customers: 'customers.read',
  staff: 'staff.write',
  backup: 'office',
  try: 'customers.read',
  open: 'office',
};

type Props = { line: OpeningLine; version: string; isNext?: boolean };

/** A line of the checklist: folded to its name and state, but for the next one. */
export function ChecklistLine({ line, version, isNext = false }: Props) {
  const t = useOfficeT();
  const may = useMay();
  const { mutate, isPending } = useChangeOpening(version);
  const { Key, Done, Skipped, Text, Link: to } = line;
  const name = t(`opening.line.${Key}`);
  const state = Done ? 'done' : Skipped ? 'skipped' : 'todo';
  const tries = Key === 'try' && may('opening.write');
  const leads = may(lineRights[Key]) && Key !== 'backup' && !tries;
  return (
    <li className={styles.line} data-state={state} data-next={isNext || undefined}>
      <details name="opening" open={isNext}>
        <summary>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' && <Icon name="check" size="s" />}
            {state === 'skipped' && <Icon name="minus" size="s" />}
          </span>
          <div>
            {isNext && <p className={styles.next}>{t('opening.next')}</p>}
            <h3>{name}</h3>
            <p className={styles.state}>{state === 'skipped' ? t('opening.skipped') : Text}</p>
          </div>
          <Icon name="chevron-down" size="s" />
        </summary>
        <div className={styles.about}>
          <p>{t(`opening.why.${Key}`)}</p>
          <div className={styles.acts}>
            {tries && <TryAsCustomer isNext={isNext} />}
            {leads && (
              <ButtonLink
                kind={isNext ? 'primary' : 'secondary'}
                to={to}
                iconAfter="arrow-right"
                aria-label={`${t('opening.go')}: ${name}`}
              >
                {t('opening.go')}
              </ButtonLink>
            )}
            {state !== 'done' && may('opening.write') && (
              <Button
                kind="plain"
                size="s"
                busy={isPending && t('general.saving')}
                aria-label={`${name}: ${t(Skipped ? 'opening.unskip' : 'opening.skip')}`}
                onClick={() => mutate({ change: { key: Key, Skipped: !Skipped } })}
              >
                {t(Skipped ? 'opening.unskip' : 'opening.skip')}
              </Button>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
