import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import { listPages } from '#shop/pages/menu-contract.ts';
import { LanguageFlags } from '#shop/texts/language-flags.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { areaOf } from '#app/areas.ts';
import styles from './top-menu.module.css';

/** The main menu of the shop. `groups` are shown in it on a narrow screen. */
export function TopMenu({ groups }: { groups?: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const pages = useEndpoint(listPages).data ?? [];
  const area = areaOf(pathname);
  return (
    <div className={styles.bar}>
      <nav aria-label={t('menu.label')}>
        <ul className={styles.list}>
          <Item to="/" name={t('menu.intro')} isActive={area === 'intro'} />
          <Item to={productsPath} name={t('menu.webShop')} isActive={area === 'web shop'} />
          {groups && <li className={styles.groups}>{groups}</li>}
          {pages.map(({ Slug, Title }) => (
            <Item key={Slug} to={`/${Slug}`} name={Title} isActive={pathname === `/${Slug}`} />
          ))}
          <Item to="/kontakt" name={t('menu.contact')} isActive={pathname === '/kontakt'} />
          <Item to="/application" name={t('menu.application')} isActive={pathname === '/application'} />
        </ul>
      </nav>
      <div className={styles.aside}>
        <Link
          className={styles.item}
          to="/pressroom"
          aria-current={pathname.startsWith('/pressroom') ? 'true' : undefined}
        >
          {t('footer.pressRoom')}
        </Link>
        <LanguageFlags />
      </div>
    </div>
  );
}

function Item({ to, name, isActive }: { to: string; name: string; isActive: boolean }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        className={styles.item}
        to={to}
        aria-current={pathname === to ? 'page' : isActive ? 'true' : undefined}
      >
        {name}
      </Link>
    </li>
  );
}
