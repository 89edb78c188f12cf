import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { MenuToggle } from './menu-toggle.tsx';
import { TopMenu } from './top-menu.tsx';

/** A layout with logo, top menu and footer. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <MenuToggle beside={<BrandMark />}>{() => <TopMenu />}</MenuToggle>
      </header>
      <div className={styles.body}>
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
