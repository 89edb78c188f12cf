import { toast } from '#kit/browser/announce.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { wireToOre } from '#kit/text/money.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { QrCode } from '#kit/widgets/qr-code.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { readPayInfo, type PayInfo } from './contract.ts';
import styles from './pay-details.module.css';
import { ToldForm } from './told-form.tsx';

/** How an invoice is paid: what is left, where to, a code for the bank's app, and a word that it has been done. */
export function PayDetails({ number }: { number: number }) {
  const t = useT();
  const { data, isError, refetch } = useEndpoint(
    readPayInfo,
    { invoiceNumber: number },
    { keepPrevious: false, freshOnFocus: true },
  );
  if (data) return <Details number={number} info={data} />;
  if (!isError) return <ListOnItsWay text={t('payInfo.loading')} rows={3} />;
  return (
    <ListFailed text={t('payInfo.failed')} retry={t('general.tryAgain')} onRetry={() => void refetch()} />
  );
}

function Details({ number, info }: { number: number; info: PayInfo }) {
  const t = useT();
  const language = useLanguage();
  if (info.Amount === 0) return <p>{t('payInfo.nothingLeft')}</p>;
  const inWords = (amount: number) => moneyInWords(wireToOre(amount), info.CurrencyCode, language);
  const late = [
    ['payInfo.interest', info.Interest],
    ['payInfo.fee', info.Fee],
  ] as const;
  const accounts =
    info.Bankgiro === ''
      ? ([
          ['payInfo.iban', info.Iban],
          ['payInfo.bic', info.Bic],
        ] as const)
      : ([['payInfo.bankgiro', info.Bankgiro]] as const);
  return (
    <div className={styles.details}>
      <div className={styles.pay}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('payInfo.toPay')}</dt>
            <dd>
              <strong>{inWords(info.Amount)}</strong>
            </dd>
          </div>
          <div>
            <dt>{t('payInfo.dueDate')}</dt>
            <dd>{dateInFigures(info.DueDate, language)}</dd>
          </div>
          {late.map(
            ([name, amount]) =>
              amount > 0 && (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{inWords(amount)}</dd>
                </div>
              ),
          )}
          {accounts.map(([name, value]) => value && <Copied key={name} name={t(name)} value={value} />)}
          {info.Ocr === '' ? (
            <Copied name={t('invoices.number')} value={String(number)} />
          ) : (
            <Copied name={t('dueInvoices.ocr')} value={info.Ocr} />
          )}
        </dl>
        {info.Qr !== null && (
          <figure className={styles.code}>
            <QrCode text={info.Qr} level="M" label={t('payInfo.qr', { number })} />
            <figcaption>{t('payInfo.qrHint')}</figcaption>
          </figure>
        )}
      </div>
      {info.Releases.length > 0 && (
        <p>{t('payInfo.releases', { orders: info.Releases.join(', '), number })}</p>
      )}
      <ToldForm key={info.ToldPaidDate} number={number} told={info.ToldPaidDate} />
    </div>
  );
}

/** A fact that is typed into a bank's form, with a button that copies it. */
function Copied({ name, value }: { name: string; value: string }) {
  const t = useT();
  const copy = async () => {
    const isCopied = await copyText(value);
    toast(isCopied ? t('payInfo.copied', { name }) : t('payInfo.copyFailed'), { error: !isCopied });
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{value}</span>
        <Button kind="plain" size="s" aria-label={t('payInfo.copyOf', { name })} onClick={() => void copy()}>
          {t('payInfo.copy')}
        </Button>
      </dd>
    </div>
  );
}
