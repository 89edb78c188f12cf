import type { ReactNode } from 'react';
import { TopMenu } from './top-menu.tsx';

export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <TopMenu />
      </header>
      <main id="content">{children}</main>
      <footer />
    </>
  );
}
