import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FileChoice } from '#kit/forms/file-drop.tsx';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { sendFile } from '#kit/http/send-file.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostLogoBytes, uploadLogo } from './contract.ts';
import { settings } from '#shop/settings/declared-settings.ts';
import { logoUrlOf } from '#shop/settings/logo.ts';
import styles from './logo-field.module.css';

type Props = {
  label: string;
  /** The file name; empty for the default mark. */
  value: string;
  error?: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (value: string) => void;
};

/**
 * The logo as in the shop's header, with buttons to replace or remove it. The change takes effect when the form is
 * saved.
 */
export function LogoField({ label, value, error, readOnly, onChange }: Props) {
  const t = useOfficeT();
  const id = useId();
  const upload = useMutation<{ Name: string }, CallError | Error, File>({
    mutationFn: async (file) => {
      if (file.size > mostLogoBytes) throw new Error('too large');
      return await sendFile(uploadLogo, {}, file);
    },
    networkMode: 'always',
    onSuccess: ({ Name }) => onChange(Name),
  });
  const url = logoUrlOf(settings.LookLogo.read(value));
  const failure = upload.error ? failureText(upload.error, t) : error;
  return (
    <div className={styles.field} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.header}>
        {url ? <img src={url} alt={t('settings.look.logoNow')} height={48} /> : t('settings.look.noLogo')}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('settings.look.logoHint')}
      </p>
      {!readOnly && (
        <div className={styles.buttons}>
          <FileChoice
            name="logo"
            accept="image/svg+xml,image/png"
            label={t('settings.look.chooseLogo')}
            onFiles={([file]) => file && upload.mutate(file)}
            size="s"
            busy={upload.isPending && t('images.sending')}
          >
            {t(url ? 'settings.look.replaceLogo' : 'settings.look.chooseLogo')}
          </FileChoice>
          {url && (
            <Button
              kind="plain"
              size="s"
              onClick={() => {
                upload.reset();
                onChange('');
              }}
            >
              {t('settings.look.removeLogo')}
            </Button>
          )}
        </div>
      )}
      {failure && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

function failureText(error: CallError | Error, t: ReturnType<typeof useOfficeT>): string {
  const status = 'status' in error ? error.status : 413;
  if (status === 413) return t('settings.look.logoTooLarge');
  const refused = 'problem' in error ? error.problem?.errors?.[0]?.message : undefined;
  return refused ?? t('general.commonError');
}
