import { useLocation } from 'react-router';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { GroupMenu } from '#shop/product-groups/group-menu.tsx';
import { isMyPage } from '#app/areas.ts';
import styles from './sub-navigation.module.css';

const MyPageTabs = lazyPart(async () => (await import('./my-page-tabs.tsx')).MyPageTabs);

/** The row below the menu: the tabs of My page for a customer there, otherwise the product groups. */
export function SubNavigation() {
  const { state } = useLogin();
  const { pathname } = useLocation();
  const isOnMyPage = isMyPage(pathname);
  return (
    <div className={styles.row} data-tabs={isOnMyPage || undefined}>
      {!isOnMyPage ? <GroupMenu look="row" /> : state === 'in' ? <MyPageTabs onFailed={doWithout} /> : null}
    </div>
  );
}

/** The menu leads to the same pages. */
function doWithout(): void {}
