import { ButtonLink } from '#kit/button.tsx';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listResellers } from './contract.ts';
import type { ResellerCountry } from './contract.ts';
import styles from './reseller-list.module.css';

/** Countries, their cities, and the shops in each. */
export function ResellerList({ heading }: { heading?: string }) {
  const t = useT();
  const countries = useEndpoint(listResellers).data ?? [];
  return (
    <section id="resellers" className={styles.resellers} aria-labelledby="resellers-heading">
      <div className={styles.head}>
        <div>
          <h2 id="resellers-heading" tabIndex={-1}>
            {heading || t('resellers.title')}
          </h2>
          <p>{t(countries.length > 0 ? 'resellers.lead' : 'resellers.none')}</p>
        </div>
        <ButtonLink to="/application" iconAfter="arrow-right">
          {t('resellers.apply')}
        </ButtonLink>
      </div>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <Country key={country.CountryCode} country={country} />
        ))}
      </ul>
    </section>
  );
}

function Country({ country: { CountryName, Cities } }: { country: ResellerCountry }) {
  const t = useT();
  const shopCount = Cities.reduce((sum, { Customers }) => sum + Customers.length, 0);
  return (
    <li className={styles.country}>
      <div>
        <h3>{CountryName}</h3>
        <p className={styles.count}>{plural(t, 'resellers.count', shopCount)}</p>
      </div>
      <ul className={styles.cities}>
        {Cities.map(({ City, Customers }) => (
          <li key={City}>
            <h4>{City}</h4>
            <ul className={styles.shops}>
              {Customers.map(({ Name }, index) => (
                <li key={index}>{Name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </li>
  );
}
