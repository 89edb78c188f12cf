import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { RichTextField } from '#shop/office/rich-text/rich-text-field.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { changeWebText, readOfficeWebText, type OfficeWebText } from './contract.ts';
import { positionName } from './position-name.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

export default function OfficeWebTextPage() {
  const t = useOfficeT();
  const { code = '' } = useParams();
  const { data, error, refetch } = useEndpoint(readOfficeWebText, { code }, { keepPrevious: false });
  return (
    <OfficePage title={positionName(t, code)} back={{ to: '/office/web-texts', text: t('webTexts.title') }}>
      {data ? (
        <WebTextForm key={code} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

type Values = { TextSV: string; TextEN: string };

function WebTextForm({ loaded }: { loaded: OfficeWebText }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const code = loaded.Position;
  const form = useOfficeForm<OfficeWebText, Values>({
    loaded,
    valuesOf: (text) => ({ TextSV: text?.TextSV ?? '', TextEN: text?.TextEN ?? '' }),
    check: () => ({}),
    save: (values, Version) => callOverHttp(changeWebText, { code, ...values, Version }),
    reload: () => callOverHttp(readOfficeWebText, { code }),
    onSaved: () => void client.invalidateQueries(),
  });
  const labels = {
    TextSV: t('form.inSwedish', { label: t('webTexts.text') }),
    TextEN: t('form.inEnglish', { label: t('webTexts.text') }),
  };
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('content.write')}
      aside={<ChangeLog entity="web-text" id={code} labels={labels} />}
    >
      <FormPart title={t('webTexts.text')}>
        <TextPair
          form={form}
          names={['TextSV', 'TextEN']}
          label={t('webTexts.text')}
          control={RichTextField}
        />
      </FormPart>
    </OfficeForm>
  );
}
