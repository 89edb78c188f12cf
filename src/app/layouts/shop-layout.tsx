import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HeaderSearch } from '#shop/articles/search/header-search.tsx';
import { CartBeside } from '#shop/cart/cart-glance.tsx';
import { CartWidget } from '#shop/cart/cart-widget.tsx';
import { LogInArea } from '#shop/login/log-in-area.tsx';
import { GroupMenu } from '#shop/product-groups/group-menu.tsx';
import { QuickOrderLink } from '#shop/quick-order/page/quick-order-link.tsx';
import { isCatalogue } from '#app/areas.ts';
import { BrandMark } from './brand-mark.tsx';
import { Footer } from './footer.tsx';
import { forgetDrafts } from '#kit/browser/forget-drafts.ts';
import styles from './layout.module.css';
import { MenuToggle } from './menu-toggle.tsx';
import { SubNavigation } from './sub-navigation.tsx';
import { TopMenu } from './top-menu.tsx';

/** A layout with header, log-in, menus and footer; in the catalogue the product groups are beside the page. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasColumn = isCatalogue(pathname);
  return (
    <>
      <header className={styles.header}>
        <MenuToggle
          beside={
            <>
              <BrandMark />
              <HeaderSearch />
              <div className={styles.customer}>
                <LogInArea onLoggedOut={forgetDrafts} ways={<QuickOrderLink place="menu" />} />
                <QuickOrderLink place="header" />
                <CartWidget />
              </div>
            </>
          }
        >
          {(isOpen) => <TopMenu groups={isOpen && <GroupMenu />} />}
        </MenuToggle>
      </header>
      {!hasColumn && (
        <div className={styles.below}>
          <SubNavigation />
        </div>
      )}
      <div className={styles.body} data-column={hasColumn || undefined}>
        {hasColumn && (
          <div className={styles.column}>
            <GroupMenu />
            <CartBeside />
          </div>
        )}
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
