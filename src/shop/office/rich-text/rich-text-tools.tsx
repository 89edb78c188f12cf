import { useState, type KeyboardEvent } from 'react';
import type { Command, EditorState } from 'prosemirror-state';
import { Button } from '#kit/widgets/button.tsx';
import { TextField, type FieldAppearance } from '#kit/forms/field.tsx';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { levelAt, linkAt, setLevel, setLink, tools } from './rich-text-commands.ts';
import styles from './rich-text-field.module.css';

type Props = { state: EditorState; label: FieldAppearance['label']; run: (command: Command) => void };

/** The toolbar is one tab stop; arrow keys move between its tools. */
export function RichTextTools({ state, label, run }: Props) {
  const t = useOfficeT();
  const [link, setLinkText] = useState<string>();
  const level = levelAt(state);
  const close = () => setLinkText(undefined);
  return (
    <>
      <div
        className={styles.tools}
        role="toolbar"
        aria-label={`${t('richText.tools')}: ${typeof label === 'string' ? label : ''}`}
        onKeyDown={walk}
      >
        <select
          aria-label={t('richText.kind')}
          value={level}
          onChange={({ target }) => run(setLevel(Number(target.value)))}
        >
          {[0, 2, 3, 4].map((one) => (
            <option key={one} value={one}>
              {t(one === 0 ? 'richText.paragraph' : 'richText.heading', { level: one })}
            </option>
          ))}
        </select>
        {tools.map(({ name, sign, run: command, isOn }) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            data-tool={name}
            tabIndex={-1}
            aria-label={t(`richText.${name}`)}
            title={t(`richText.${name}`)}
            aria-pressed={isOn?.(state)}
            disabled={!isOn && !command(state)}
            onClick={() => run(command)}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-pressed={linkAt(state) !== ''}
          aria-expanded={link !== undefined}
          onClick={() => setLinkText(link === undefined ? linkAt(state) : undefined)}
        >
          {t('richText.link')}
        </button>
      </div>
      {link !== undefined && <LinkField link={link} onType={setLinkText} run={run} onClose={close} />}
    </>
  );
}

type LinkProps = Pick<Props, 'run'> & {
  link: string;
  onType: (link: string) => void;
  onClose: () => void;
};

/** The address of the selected link; an empty one removes the link. */
function LinkField({ link, onType, run, onClose }: LinkProps) {
  const t = useOfficeT();
  const isWrong = link !== '' && !isSafeUrl(link);
  const takeLink = () => {
    if (isWrong) return;
    run(setLink(link));
    onClose();
  };
  return (
    <div className={styles.link}>
      <TextField
        label={t('richText.address')}
        value={link}
        placeholder="/kontakt, https://…, mailto:…"
        {...(isWrong && { error: t('richText.addressWrong') })}
        onChange={({ target }) => onType(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Enter') takeLink();
          else onClose();
        }}
      />
      <Button size="s" onClick={takeLink}>
        {t(link === '' ? 'richText.removeLink' : 'richText.useLink')}
      </Button>
      <Button size="s" kind="plain" onClick={onClose}>
        {t('general.cancel')}
      </Button>
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button:not(:disabled)')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[(at + step + stops.length) % stops.length];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
