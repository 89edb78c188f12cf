import { NavLink } from 'react-router';
import { useT } from '#shop/texts/use-texts.ts';
import { LanguageFlags } from '#shop/texts/language-flags.tsx';

export function TopMenu() {
  const t = useT();
  return (
    <nav aria-label={t('menu.label')}>
      <NavLink to="/">{t('menu.intro')}</NavLink>
      <NavLink to="/products">{t('menu.webShop')}</NavLink>
      <LanguageFlags />
    </nav>
  );
}
