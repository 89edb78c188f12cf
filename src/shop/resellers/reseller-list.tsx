import { ButtonLink } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listResellers, type ResellerCountry } from './contract.ts';
import styles from './reseller-list.module.css';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
type Props = {
  heading?: string;
  /** The level of that heading; those of countries and cities follow below. */
  level?: Level;
};

/** The resellers by country and city. */
export function ResellerList({ heading, level = 2 }: Props) {
  const t = useT();
  const Heading = `h${level}` as const;
  const countries = useEndpoint(listResellers).data ?? [];
  return (
    <section id="resellers" className={styles.resellers} aria-labelledby="resellers-heading">
      <div className={styles.head}>
        <div>
          <Heading id="resellers-heading" className={styles.heading} tabIndex={-1}>
            {heading || t('resellers.title')}
          </Heading>
          {countries.length > 0 && <p>{t('resellers.lead')}</p>}
        </div>
        <ButtonLink to="/application" iconAfter="arrow-right">
          {t('resellers.apply')}
        </ButtonLink>
      </div>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <Country key={country.CountryCode} country={country} level={level} />
        ))}
      </ul>
    </section>
  );
}

function Country({ country: { CountryName, Cities }, level }: { country: ResellerCountry; level: Level }) {
  const t = useT();
  const CountryHeading = `h${Math.min(6, level + 1) as Level}` as const;
  const CityHeading = `h${Math.min(6, level + 2) as Level}` as const;
  const shopCount = Cities.reduce((sum, { Customers }) => sum + Customers.length, 0);
  return (
    <li className={styles.country}>
      <div>
        <CountryHeading className={styles.name}>{CountryName}</CountryHeading>
        <p className={styles.count}>{plural(t, 'resellers.count', shopCount)}</p>
      </div>
      <ul className={styles.cities}>
        {Cities.map(({ City, Customers }) => (
          <li key={City}>
            <CityHeading className={styles.city}>{City}</CityHeading>
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
