import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { shortDate } from '#kit/text/short-dates.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { Table } from '#kit/widgets/table.tsx';
import { usePartOfCart } from '#shop/cart/use-cart.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Person } from './contract.ts';
import styles from './people.module.css';

type Props = {
  people: readonly Person[];
  /** Whoever looks, who cannot remove itself here. */
  ownId: number | undefined;
  /** Who is being mailed a link. */
  inviting: number | undefined;
  onInvite: (person: Person) => void;
  onChange: (person: Person) => void;
  onRemove: (person: Person) => void;
};

export function PeopleTable({ people, ownId, inviting, onInvite, onChange, onRemove }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data: currencyCode = 'SEK' } = usePartOfCart((cart) => cart.CurrencyCode);
  return (
    <Table caption={t('people.title')} stacks>
      <thead>
        <tr>
          <th scope="col">{t('people.name')}</th>
          <th scope="col">{t('people.email')}</th>
          <th scope="col">{t('people.role')}</th>
          <th scope="col">{t('people.lastLogIn')}</th>
          <th scope="col">{t('people.state')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.Id}>
            <th scope="row">
              {person.Name}
              {person.Id === ownId && ` (${t('people.you')})`}
            </th>
            <td data-label={t('people.email')}>{person.Email}</td>
            <td data-label={t('people.role')}>
              {t(`role.${person.Role}`)}
              {person.Role === 'order' && person.OrderLimit !== null && (
                <p className={styles.quiet}>
                  {t('people.limitOf', {
                    amount: moneyInWords(wireToOre(person.OrderLimit), currencyCode, language),
                  })}
                </p>
              )}
              {!person.SeesInvoices && <p className={styles.quiet}>{t('people.noInvoices')}</p>}
            </td>
            <td data-label={t('people.lastLogIn')}>
              {person.LastLogInDate ? shortDate(person.LastLogInDate, language) : t('people.never')}
            </td>
            <td data-label={t('people.state')}>
              <Badge kind={person.State === 'active' ? 'good' : 'quiet'}>
                {t(`people.state.${person.State}`)}
              </Badge>
            </td>
            <td>
              <div className={styles.acts}>
                <Button
                  size="s"
                  aria-label={t('people.inviteAgainTo', { name: person.Name })}
                  busy={inviting === person.Id && t('general.sending')}
                  onClick={() => onInvite(person)}
                >
                  {t('people.inviteAgain')}
                </Button>
                <Button
                  size="s"
                  aria-haspopup="dialog"
                  aria-label={t('people.changeOne', { name: person.Name })}
                  onClick={() => onChange(person)}
                >
                  {t('people.change')}
                </Button>
                {person.Id !== ownId && (
                  <Button kind="icon" icon="trash" onClick={() => onRemove(person)}>
                    {t('people.removeOne', { name: person.Name })}
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
