import { Link, useLocation } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './sub-navigation.module.css';

const tabs = [
  { to: '/userprofile', name: 'myPage.details' },
  { to: '/deliveryaddresses', name: 'myPage.deliveryAddresses' },
  { to: '/orders', name: 'myPage.orders' },
  { to: '/invoices', name: 'myPage.invoices' },
] as const;
/** On a phone these are in a menu. */
const furtherTabs = [
  { to: '/bought', name: 'myPage.bought' },
  { to: '/lists', name: 'myPage.lists' },
] as const;
type Tab = (typeof tabs)[number] | (typeof furtherTabs)[number];

/** The tabs of My page; a visitor's first visit does without their code. */
export function MyPageTabs() {
  const t = useT();
  return (
    <nav aria-label={t('myPage.tabs')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} />
          </li>
        ))}
        {furtherTabs.map((tab) => (
          <li key={tab.to} className={styles.further}>
            <TabLink {...tab} />
          </li>
        ))}
        <li className={styles.more}>
          <MoreTabs />
        </li>
      </ul>
    </nav>
  );
}

function MoreTabs() {
  const t = useT();
  const { pathname } = useLocation();
  const isHere = furtherTabs.some(({ to }) => isAt(pathname, to));
  return (
    // The key closes the menu when another page is shown.
    <details key={pathname}>
      <summary className={styles.tab} data-here={isHere || undefined}>
        {t('myPage.more')} <Icon name="chevron-down" size="s" />
      </summary>
      <ul>
        {furtherTabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function TabLink({ to, name }: Tab) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Link className={styles.tab} to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
      {t(name)}
    </Link>
  );
}

function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
