import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useLanguages } from '#kit/pages/languages.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { entryOf } from '#kit/text/language.ts';
import { Button } from '#kit/widgets/button.tsx';
import { usePartOfCart } from '#shop/cart/use-cart.ts';
import { checkLogin } from '#shop/login/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { changeMe, readMe, type Me } from './contract.ts';
import { brokenNameRule } from './broken-name-rule.ts';
import styles from './me-form.module.css';

/** The own name, language and mails; of whoever logs in with the customer's number, the mails alone. */
export function MeForm() {
  const { data } = useEndpoint(readMe);
  return data ? <Form key={data.Email} me={data} /> : null;
}

type Values = { Name: string; Language: string; Orders: 'on' | '' };

function Form({ me }: { me: Me }) {
  const t = useT();
  const client = useQueryClient();
  const languages = useLanguages();
  const language = useLanguage();
  const { data: currencyCode = 'SEK' } = usePartOfCart((cart) => cart.CurrencyCode);
  const isPerson = me.Name !== null;
  const { mutateAsync } = useMutation<Me, CallError, Values>({
    networkMode: 'always',
    mutationFn: ({ Name, Language, Orders }) => {
      const mails = { Mails: { Orders: Orders === 'on' } };
      const chosen = Language as Me['Language'];
      return callOverHttp(changeMe, isPerson ? { ...mails, Name, Language: chosen } : mails);
    },
  });
  const form = useForm<Values>({
    initial: { Name: me.Name ?? '', Language: me.Language, Orders: me.Mails.Orders ? 'on' : '' },
    check: ({ Name }) => ({ Name: isPerson ? brokenNameRule(Name) : undefined }),
    send: (values) => mutateAsync(values),
    onSent: () => {
      toast(t('me.saved'));
      void client.invalidateQueries({ queryKey: [readMe.name] });
      void client.invalidateQueries({ queryKey: [checkLogin.name] });
    },
  });
  return (
    <section className={styles.me} aria-labelledby="me">
      <h2 id="me">{t('me.title')}</h2>
      <form noValidate onSubmit={form.onSubmit}>
        {isPerson && (
          <>
            <TextField {...form.field('Name')} label={t('people.name')} autoComplete="name" />
            <p className={styles.email}>{me.Email}</p>
            <SelectField {...form.field('Language')} label={t('me.language')}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {entryOf(one).name}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <Checkbox
          label={t(isPerson ? 'me.mailsOrders' : 'me.mailsOrdersOfNumber')}
          checked={form.values.Orders === 'on'}
          onChange={({ target }) => form.change({ Orders: target.checked ? 'on' : '' })}
        />
        {me.OrderLimit !== null && (
          <p>
            {t('me.orderLimit', {
              amount: moneyInWords(wireToOre(me.OrderLimit), currencyCode, language),
            })}
          </p>
        )}
        {form.failure && (
          <p className={styles.failure} role="alert">
            {t('people.failed', { reason: form.failure.problem?.title ?? t('general.commonError') })}
          </p>
        )}
        <Button type="submit" busy={form.sending && t('general.saving')}>
          {t('me.save')}
        </Button>
      </form>
    </section>
  );
}
