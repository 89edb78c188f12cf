import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { sameOriginPath } from '#kit/http/addresses/same-origin-path.ts';
import type { PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { Spinner } from '#kit/widgets/spinner.tsx';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import { LogInForm } from './log-in-form.tsx';
import { secretInAddress, withoutSecretOf, type LinkSecret } from '#shop/login/password/link-address.ts';
import { MailedLink } from '#shop/login/password/mailed-link.tsx';
import styles from './require-login-page.module.css';
import { useLogin } from './use-login.ts';

export function needs({ language }: PageRequest) {
  return [queryOf(listWebTexts, language)];
}

export default function RequireLoginPage() {
  const t = useT();
  const login = useLogin();
  const [query] = useSearchParams();
  const { link, leaveLink } = useLinkSecret();
  const from = sameOriginPath(query.get('from')) ?? '/products';
  // A mailed link takes precedence, whoever was logged in before.
  const isIn = login.state === 'in';
  if (isIn && !link) return <Navigate to={from} replace />;
  if (link && login.state !== 'unchecked')
    return <MailedLink key={link.token} link={link} onLeave={leaveLink} />;
  return (
    <section className={styles.page} data-on-its-way={login.state === 'unchecked' || undefined}>
      <PageTitle>{t('pageTitle.requireLogin')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{t('requireLogin.title')}</h1>
        <WebText position="RequireLogin" fallback={<Fallback />} />
      </div>
      <div className={styles.form}>
        {login.state === 'out' ? (
          <LogInForm
            look="page"
            lost={from.startsWith('/cart') ? 'login.sessionExpiredCart' : 'login.sessionExpired'}
          />
        ) : (
          <Spinner label={t('login.checking')} />
        )}
      </div>
    </section>
  );
}

/**
 * The secret of a mailed link is removed from the address at once, so that it appears neither in the history nor in
 * reports about the page. The server renders the same page for all links.
 */
function useLinkSecret(): { link: LinkSecret | null; leaveLink: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<LinkSecret | null>(null);
  const inAddress = useHydrated() ? secretInAddress(location) : null;
  if (inAddress !== null && held?.token !== inAddress.token) setHeld(inAddress);
  const isInAddress = inAddress !== null;
  useEffect(() => {
    if (isInAddress) void navigate(withoutSecretOf(location), { replace: true });
  }, [isInAddress, location, navigate]);
  return { link: inAddress ?? held, leaveLink: () => setHeld(null) };
}

function Fallback() {
  const t = useT();
  return (
    <>
      <p>{t('requireLogin.text')}</p>
      <p>
        {t('requireLogin.notACustomer')} <Link to="/application">{t('requireLogin.apply')}</Link>
      </p>
    </>
  );
}
