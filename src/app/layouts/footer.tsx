import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { cookieWindow } from '#shop/cookie-notice/cookie-window-state.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './footer.module.css';

export function Footer() {
  const t = useT();
  const settings = useSettings();
  const isCustomer = useIsCustomer();
  const { ImageBankUrl, SocialUrl } = settings;
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.name}>{shopName(settings.CompanyName ?? '')}</p>
        <nav aria-label={t('footer.links')}>
          <ul className={styles.links}>
            <li>
              <Link to="/koepvillkor">{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to="/kontakt">{t('footer.contact')}</Link>
            </li>
            <li>
              <Link to="/pressroom">{t('footer.pressRoom')}</Link>
            </li>
            {isCustomer && ImageBankUrl && <Outside url={ImageBankUrl} name={t('footer.imageBank')} />}
            {SocialUrl && <Outside url={SocialUrl} name={t('footer.social')} />}
            <li>
              <button type="button" onClick={() => cookieWindow.set(true)}>
                {t('footer.cookieSettings')}
              </button>
            </li>
          </ul>
        </nav>
        <CompanyFacts />
      </div>
    </footer>
  );
}

function Outside({ url, name }: { url: string; name: string }) {
  return (
    <li>
      <a href={url} rel="noopener">
        {name} <Icon name="external" size="s" />
      </a>
    </li>
  );
}

/** The company details that Swedish law requires on a website. */
function CompanyFacts() {
  const t = useT();
  const company = useSettings();
  const { CompanyRegistrationNumber: number, CompanyVatNumber: vat, CompanySeat: seat } = company;
  const { CompanyEmail: email, CompanyTelephone: telephone } = company;
  return (
    <div className={styles.facts}>
      <address>
        {company.CompanyName}
        <br />
        {company.CompanyAddress}
        <br />
        {company.CompanyZipCode} {company.CompanyCity}
      </address>
      <p>
        {telephone && <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>}
        <br />
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <p>
        {number && <span>{t('footer.organisationNumber', { number })}</span>}
        {vat && <span>{t('footer.vatNumber', { number: vat })}</span>}
        {seat && <span>{t('footer.seat', { city: seat })}</span>}
      </p>
      <p>{t('footer.wholesaleOnly')}</p>
    </div>
  );
}
