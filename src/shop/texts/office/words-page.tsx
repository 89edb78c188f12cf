import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextArea } from '#kit/forms/field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { Facts } from '#shop/office/facts.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { changeWords, readOfficeWords, resetWords, WordsInput, type OfficeWords } from './contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

export default function OfficeWordsPage() {
  const t = useOfficeT();
  const { code = '' } = useParams();
  const { data, error, refetch } = useEndpoint(readOfficeWords, { code }, { keepPrevious: false });
  return (
    <OfficePage title={data?.SV ?? code} back={{ to: '/office/words', text: t('words.title') }}>
      {data ? (
        <WordsForm key={code} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

type Values = { SV: string; EN: string };

function WordsForm({ loaded }: { loaded: OfficeWords }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const code = loaded.Key;
  const form = useOfficeForm<OfficeWords, Values>({
    loaded,
    valuesOf: (words) => ({ SV: words?.SV ?? '', EN: words?.EN ?? '' }),
    check: (values) => brokenRules(WordsInput, values),
    save: (values, Version) => callOverHttp(changeWords, { code, ...values, Version }),
    reload: () => callOverHttp(readOfficeWords, { code }),
    onSaved: () => void client.invalidateQueries(),
  });
  const labels = {
    SV: t('form.inSwedish', { label: t('words.text') }),
    EN: t('form.inEnglish', { label: t('words.text') }),
  };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('content.write')}
      aside={<ChangeLog entity="words" id={code} labels={labels} />}
      more={
        loaded.IsOwn && (
          <DeleteButton
            name={loaded.SV}
            onDelete={() => callOverHttp(resetWords, { code })}
            onUndo={async () => {
              const { Version } = await callOverHttp(readOfficeWords, { code });
              await callOverHttp(changeWords, { code, SV: loaded.SV, EN: loaded.EN, Version });
              await client.invalidateQueries();
            }}
            onDeleted={() => {
              void client.invalidateQueries();
              form.leaveFreely(() => void navigate('/office/words', { replace: true }));
            }}
          />
        )
      }
    >
      <FormPart title={t('words.text')} hint={t('words.hint')}>
        <TextPair form={form} names={['SV', 'EN']} label={t('words.text')} control={TextArea} />
      </FormPart>
      <Facts
        facts={[
          [t('words.shipped'), [loaded.ShippedSV, loaded.ShippedEN]],
          [t('words.key'), [code]],
        ]}
      />
    </OfficeForm>
  );
}
