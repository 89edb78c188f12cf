import { Link } from 'react-router';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Day, DayList } from './day-contract.ts';
import styles from './day-lists.module.css';

/** Where all of a list is, and one row of it. */
const places: Record<DayList, { all: string; one: string }> = {
  canGo: { all: '/office/orders?can=whole&wanted=now&held=no&sort=due', one: '/office/orders' },
  inPart: { all: '/office/orders?can=part&due=today&held=no&sort=due', one: '/office/orders' },
  held: { all: '/office/orders?state=held', one: '/office/orders' },
  applications: { all: '/office/applications?state=open', one: '/office/applications' },
  short: { all: '/office/orders?state=short', one: '/office/articles' },
  overdue: { all: '/office/invoices?state=overdue', one: '/office/invoices' },
};

/** The first of what waits, each with a way to it and to the rest. */
export function DayLists({ lists }: { lists: Day['Lists'] }) {
  const t = useOfficeT();
  return (
    <div className={styles.lists}>
      {lists.map(({ List, Rows }) => (
        <section key={List} className={styles.list} aria-labelledby={`day-${List}`}>
          <div className={styles.head}>
            <h2 id={`day-${List}`}>{t(`office.dayList.${List}`)}</h2>
            {Rows.length > 0 && (
              <Link to={places[List].all} aria-describedby={`day-${List}`}>
                {t('office.dayList.all')}
              </Link>
            )}
          </div>
          {Rows.length === 0 && <p className={styles.empty}>{t('office.dayList.none')}</p>}
          <ul>
            {Rows.map((row) => (
              <li key={row.Id}>
                <Link to={`${places[List].one}/${row.Id}${fromList(places[List].all, places[List].one)}`}>
                  {row.Name}
                </Link>
                <span className={styles.text}>{row.Text}</span>
                <span className={styles.about}>{row.About}</span>
                {row.Day !== null && (
                  <span className={styles.day} data-late={row.Late || undefined}>
                    {row.Late && List !== 'overdue' ? t('office.dayList.late', { day: row.Day }) : row.Day}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** An order keeps the list that it was opened from, and leads to the next of it. */
function fromList(all: string, one: string): string {
  return one === '/office/orders' ? all.slice(one.length) : '';
}
