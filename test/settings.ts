import * as z from 'zod/mini';
import { aboutSetting, type SettingName } from '../src/shop/settings/declared-settings.ts';

/** One of each kind; whatever kind a new setting has, it takes one of them. */
const samples = [
  '556677-8899',
  '2027-02',
  'SE556677889901',
  'SE',
  'n@maker.example',
  '08-123456',
  '991-2346',
  'SE4550000000058398257466',
  'ESSESESS',
  '13:30',
  'DAP',
  'SE5566778899',
  '7',
  '#336699',
  'Humanist',
  'logo.svg',
  'false',
  'true',
  'true',
  'https://tracking.maker.example/{consignmentId}',
];

/** What is kept in another spelling than the first of the samples. */
const own: Partial<Record<SettingName, string>> = {
  CompanyVatNumber: 'SE556677889901',
  CompanyZipCode: '111 22',
};

/** Returns a text that the setting takes, which is not what it has from the beginning. */
export function sampleOf(name: SettingName): string {
  const { input, default: initial, control } = aboutSetting(name);
  // Without a default, no holds.
  const unset = initial ?? (control === 'yesNo' ? 'false' : undefined);
  const sample = [own[name] ?? '', ...samples].find(
    (one) => one !== '' && one !== unset && z.safeParse(input, one).success,
  );
  if (sample === undefined) throw new Error(`no sample is of the kind of ${name}`);
  return sample;
}
