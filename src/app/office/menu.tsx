import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useMay, useOfficeLogIn } from '#shop/office/use-staff.ts';
import { logOutOfOffice } from '#shop/staff/contract.ts';
import { OfficeLanguages } from '#shop/staff/office/languages.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './frame.module.css';
import { menuGroups, officePages } from '#app/office-pages.ts';

/** Links to the pages that the role may see, and to the own account. */
export function OfficeMenu() {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const { data } = useOfficeLogIn();
  const logOut = useMutation({
    mutationFn: () => callOverHttp(logOutOfOffice, {}),
    networkMode: 'always',
    // The next person at the same computer must not see what was loaded.
    onSettled: () => client.resetQueries(),
  });
  const shown = officePages.filter(({ menu, right }) => menu && may(right));
  return (
    <div className={styles.menu}>
      <nav aria-label={t('office.areas')}>
        <ul className={styles.items}>
          <li>
            <NavLink to="/office" end>
              {t('office.start')}
            </NavLink>
          </li>
        </ul>
        {menuGroups.map((group) => {
          const pages = shown.filter(({ menu }) => menu?.group === group);
          if (pages.length === 0) return null;
          return (
            <section key={group} className={styles.group}>
              <h2 id={`menu-${group}`}>{t(`office.menu.${group}`)}</h2>
              <ul className={styles.items} aria-labelledby={`menu-${group}`}>
                {pages.map(({ path, menu }) => (
                  <li key={path}>
                    <NavLink to={path}>{menu && t(menu.text)}</NavLink>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
      <div className={styles.self}>
        <NavLink to="/office/me">
          {data?.Staff?.Name}
          <small>{data?.Staff && t(`staff.role.${data.Staff.Role}`)}</small>
        </NavLink>
        <p className={styles.ways}>
          <Button kind="plain" size="s" onClick={() => logOut.mutate()}>
            {t('staff.logOut')}
          </Button>
          <OfficeLanguages />
          <a href="/">{t('office.toShop')}</a>
        </p>
      </div>
    </div>
  );
}
