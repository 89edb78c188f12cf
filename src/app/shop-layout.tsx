import type { ReactNode } from 'react';
import { TopMenu } from './top-menu.tsx';
import { LogInWidget } from '#shop/login/log-in-widget.tsx';

export function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <TopMenu />
        <LogInWidget />
      </header>
      <main id="content">{children}</main>
      <footer />
    </>
  );
}
