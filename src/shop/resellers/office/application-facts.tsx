import { listDate } from '#kit/text/dates.ts';
import { Facts, type Fact } from '#shop/office/facts.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeApplication } from './contract.ts';

/** The application as the applicant wrote it. */
export function ApplicationFacts({ application }: { application: OfficeApplication }) {
  const t = useOfficeT();
  const { Name, Email, Telephone, Identity, Address, ZipCodeAndCity, WebSite, Message, CreatedAt } =
    application;
  const facts: Fact[] = [
    [t('applications.came'), [listDate(CreatedAt)]],
    [t('applications.contact'), [Name, Email, Telephone]],
    [t('applications.identity'), [Identity]],
    [t('applications.address'), [Address, ZipCodeAndCity]],
    [t('applications.webSite'), [WebSite]],
    [t('applications.message'), Message.split('\n')],
  ];
  return <Facts facts={facts} />;
}
