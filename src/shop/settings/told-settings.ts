import * as z from 'zod/mini';
import {
  aboutSetting,
  settingNames,
  type SettingName,
  type settings,
  type ShopSettings,
} from './declared-settings.ts';

type Told<When> = {
  [Name in SettingName]: (typeof settings)[Name] extends { told: When } ? Name : never;
}[SettingName];
type Shape = Record<Told<'always'>, z.ZodMiniString> &
  Record<Told<'whenSet'>, z.ZodMiniOptional<z.ZodMiniString>>;

const told = settingNames.filter((name) => aboutSetting(name).told !== undefined) as Told<
  'always' | 'whenSet'
>[];

/** The part of the answer of `GET /api/settings` that the declarations say is told. */
export const toldShape = Object.fromEntries(
  told.map((name) => [name, aboutSetting(name).told === 'always' ? z.string() : z.optional(z.string())]),
) as Shape;

type ToldSettings = { [Name in keyof Shape]: z.infer<Shape[Name]> };

export function toldSettings(values: ShopSettings): ToldSettings {
  return Object.fromEntries(
    told.map((name) => [
      name,
      aboutSetting(name).told === 'always' ? values[name] : values[name] || undefined,
    ]),
  ) as ToldSettings;
}
