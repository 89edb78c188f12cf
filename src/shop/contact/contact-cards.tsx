import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { articleThumbnail } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listStaff, type ContactCard } from './contract.ts';
import { mailAddress, telephoneAddress } from './addresses.ts';
import styles from './contact-cards.module.css';

export function ContactCards() {
  const t = useT();
  const staff = useEndpoint(listStaff).data ?? [];
  if (staff.length === 0) return null;
  return (
    <section aria-labelledby="staff-heading">
      <h2 id="staff-heading" className={styles.heading}>
        {t('contact.staff')}
      </h2>
      <ul className={styles.cards}>
        {staff.map((card) => (
          <Card key={card.Id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Card({ card: { Name, Role, Email, Telephone, ImageId } }: { card: ContactCard }) {
  const t = useT();
  return (
    <li className={styles.card}>
      {ImageId !== null && (
        <div className={styles.portrait}>
          <Image
            urlOf={(width) => articleThumbnail(ImageId, width)}
            sizes="6rem"
            alt={t('contact.portraitOf', { name: Name })}
          />
        </div>
      )}
      <div className={styles.who}>
        <h3>{Name}</h3>
        <p>{Role}</p>
      </div>
      <ul className={styles.ways}>
        <li>
          <a href={mailAddress(Email)}>
            <VisuallyHidden>{t('contact.mailTo', { name: Name })}: </VisuallyHidden>
            {Email}
          </a>
        </li>
        <li>
          <a href={telephoneAddress(Telephone)}>
            <VisuallyHidden>{t('contact.callTo', { name: Name })}: </VisuallyHidden>
            {Telephone}
          </a>
        </li>
      </ul>
    </li>
  );
}
