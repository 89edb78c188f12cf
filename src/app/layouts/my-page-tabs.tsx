import { Link, useLocation } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { listApprovals } from '#shop/approvals/contract.ts';
import { useLogin } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './sub-navigation.module.css';

/** On a phone the further ones are in a menu, so that the row stays one line in each language. */
const tabs = [
  { to: '/userprofile', name: 'myPage.details', isFurther: false },
  { to: '/deliveryaddresses', name: 'myPage.deliveryAddresses', isFurther: true },
  { to: '/orders', name: 'myPage.orders', isFurther: false },
  { to: '/invoices', name: 'myPage.invoices', isFurther: false },
  { to: '/waiting', name: 'myPage.waiting', isFurther: true },
  { to: '/bought', name: 'myPage.bought', isFurther: true },
  { to: '/lists', name: 'myPage.lists', isFurther: true },
  { to: '/people', name: 'myPage.people', isFurther: true },
  { to: '/approvals', name: 'myPage.approvals', isFurther: true },
] as const;
type Tab = Omit<(typeof tabs)[number], 'isFurther'> & { waiting?: number | undefined };
type User = Extract<ReturnType<typeof useLogin>, { state: 'in' }>['user'];

/** Those with something to show the role; without one, all that there were before there were roles. */
function tabsFor(user: User | undefined) {
  return tabs.filter(({ to }) => {
    if (to === '/people') return user?.Role === 'admin';
    if (!user) return to !== '/approvals';
    if (to === '/approvals') return user.Role !== 'see';
    if (to === '/deliveryaddresses') return user.Role !== 'see';
    return to !== '/invoices' || user.SeesInvoices;
  });
}

/** The tabs of My page; a visitor's first visit does without their code. */
export function MyPageTabs() {
  const t = useT();
  const login = useLogin();
  const user = login.state === 'in' ? login.user : undefined;
  const { data: waiting } = useEndpoint(
    listApprovals,
    { state: 'waiting', take: 1 },
    { enabled: user?.Role === 'admin', freshOnFocus: true },
  );
  const shown = tabsFor(user).map((tab) =>
    tab.to === '/approvals' ? { ...tab, waiting: waiting?.TotalCount } : tab,
  );
  return (
    <nav aria-label={t('myPage.tabs')}>
      <ul className={styles.tabs}>
        {shown.map((tab) => (
          <li key={tab.to} className={tab.isFurther ? styles.further : undefined}>
            <TabLink {...tab} />
          </li>
        ))}
        <li className={styles.more}>
          <MoreTabs tabs={shown.filter(({ isFurther }) => isFurther)} />
        </li>
      </ul>
    </nav>
  );
}

function MoreTabs({ tabs: furtherTabs }: { tabs: readonly Tab[] }) {
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

function TabLink({ to, name, waiting = 0 }: Tab) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Link className={styles.tab} to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
      {t(name)}
      {waiting > 0 && ` (${waiting})`}
    </Link>
  );
}

function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
