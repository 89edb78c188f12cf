import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { keyRights } from '#shop/integration/key-rights.ts';
import { listExchangeKeys, MakeKey, makeExchangeKey } from './contract.ts';
import { NewSecret, type NewSecretInput } from './new-secret.tsx';

const inputOf = ({ line, chosen }: NewSecretInput) => ({
  Name: line,
  Rights: keyRights.filter((right) => chosen.includes(right)),
});

/** Creates an API key for one of the maker's programs. */
export function NewKey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const options = keyRights.map((name) => ({ name, label: t(`exchange.keys.right.${name}`) }));
  return (
    <NewSecret
      open={open}
      onClose={onClose}
      title={t('exchange.keys.new')}
      shownTitle={t('exchange.keys.shown')}
      shownText={t('exchange.keys.shownText')}
      form={{
        line: { name: 'Name', label: t('exchange.keys.name'), hint: t('exchange.keys.nameHint') },
        choices: { name: 'Rights', legend: t('exchange.keys.rights'), options },
        // Nothing is preselected, because the person must decide what the system needs: a key for everything can
        // change a customer's e-mail address.
        chosen: [],
        submit: t('exchange.keys.make'),
        check: (input) => brokenRules(MakeKey, inputOf(input)),
        make: async (input) => {
          const { Key } = await callOverHttp(makeExchangeKey, inputOf(input));
          void client.invalidateQueries({ queryKey: [listExchangeKeys.name] });
          return Key;
        },
      }}
    />
  );
}
