import { Link, useLocation } from 'react-router';
import { useLogin } from '#shop/login/use-login.ts';
import { GroupMenu } from '#shop/product-groups/group-menu.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { isMyPage } from '#app/areas.ts';
import styles from './sub-navigation.module.css';

const tabs = [
  { to: '/userprofile', name: 'myPage.details' },
  { to: '/deliveryaddresses', name: 'myPage.deliveryAddresses' },
  { to: '/orders', name: 'myPage.orders' },
  { to: '/invoices', name: 'myPage.invoices' },
] as const;

/** The row below the menu: the tabs of My page for a customer there, otherwise the product groups. */
export function SubNavigation() {
  const { state } = useLogin();
  const { pathname } = useLocation();
  const isOnMyPage = isMyPage(pathname);
  return (
    <div className={styles.row} data-tabs={isOnMyPage || undefined}>
      {!isOnMyPage ? <GroupMenu look="row" /> : state === 'in' ? <MyPageTabs /> : null}
    </div>
  );
}

function MyPageTabs() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('myPage.tabs')}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.tab} to={to} aria-current={pathname === to ? 'page' : undefined}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
