import { entryOf } from '#kit/text/language.ts';
import type { ChangeEvent } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { contrast, readColour } from '#kit/text/colour.ts';
import { fontNames, fontNamed } from '#shop/settings/fonts.ts';
import { settingsOf, type SettingName, type SettingTexts } from '#shop/settings/declared-settings.ts';
import { coloursOf, settingOfColour } from '#shop/theme/theme.ts';
import { houseColours, type Chosen } from '#shop/theme/palette.ts';
import styles from './theme-fields.module.css';
import { LogoField } from '#shop/theme/office/logo-field.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

const colours = Object.keys(settingOfColour) as (keyof Chosen)[];
const fonts = ['LookHeadingFont', 'LookTextFont'] as const;

type Line = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  readOnly?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The theme fields with a preview: each colour beside its code, with its contrast. */
export function ThemeFields({
  values,
  line,
  mayWrite,
  onLogo,
}: {
  values: SettingTexts;
  line: (name: SettingName) => Line;
  mayWrite: boolean;
  onLogo: (name: string) => void;
}) {
  const t = useOfficeT();
  const language = useLanguage();
  const palette = coloursOf(settingsOf(values));
  const logo = line('LookLogo');
  return (
    <>
      {colours.map((colour) => {
        const field = line(settingOfColour[colour]);
        const chosen = readColour(field.value);
        const shown = palette[colour];
        // The shop's text colour is on the paper and the news badge; the other colours are on the paper.
        const against = colour === 'paper' || colour === 'news' ? palette.ink : palette.paper;
        const ratio = contrast(shown, against).toFixed(1).replace('.', entryOf(language).decimal);
        const isCorrected = chosen !== undefined && chosen !== shown;
        return (
          <div key={colour} className={styles.colour}>
            <TextField
              {...fieldOf(field)}
              placeholder={houseColours[colour]}
              autoComplete="off"
              spellCheck={false}
              hint={
                isCorrected
                  ? t('settings.look.corrected', { colour: shown, ratio })
                  : t('settings.look.contrast', { ratio })
              }
            />
            <input
              className={styles.swatch}
              type="color"
              aria-label={t('settings.look.pick', { name: field.label })}
              value={chosen ?? houseColours[colour]}
              disabled={field.readOnly}
              onChange={field.onChange}
            />
          </div>
        );
      })}
      {fonts.map((name, index) => (
        <div key={name} className={index === 0 ? styles.rowBegins : undefined}>
          <TextField
            {...fieldOf(line(name))}
            list="look-fonts"
            autoComplete="off"
            hint={t('settings.look.fontHint')}
          />
          {fontNamed(values[name])?.file === undefined && (
            <p className={styles.sample} style={{ fontFamily: fontNamed(values[name])?.stack }}>
              {t('settings.look.sample')}
            </p>
          )}
        </div>
      ))}
      <datalist id="look-fonts">
        {fontNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LogoField
        label={logo.label}
        value={logo.value}
        error={logo.error}
        readOnly={logo.readOnly || !mayWrite}
        onChange={onLogo}
      />
    </>
  );
}

function fieldOf({ error, ...field }: Line) {
  return { ...field, ...(error !== undefined && { error }) };
}
