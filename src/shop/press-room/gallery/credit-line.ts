import { pressDate } from '#kit/text/dates.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import type { T } from '#shop/texts/text.ts';
import type { PressImage } from '#shop/press-room/contract.ts';

type Facts = Pick<PressImage, 'Photographer' | 'Place' | 'TakenOn' | 'Licence'>;

/**
 * The credit line of a picture: `Bild: Signe Ek. Provstad, 3 mars 2026.` Without a photographer it names the maker. A
 * picture of no place was made, not taken: the day of its making says nothing of what it shows, and stands in the file only.
 */
export function originOf({ Photographer, Place, TakenOn }: Facts, company: string, t: T, language: Language) {
  const name = Photographer || shopName(company);
  const taken = Place && [Place, TakenOn && pressDate(TakenOn, language)].filter(Boolean).join(', ');
  return [name && `${t('pressRoom.photo', { name })}.`, taken && `${taken}.`].filter(Boolean).join(' ');
}

export function licenceOf({ Licence }: Facts, t: T): string {
  return Licence || t('pressRoom.imageLicence');
}

/** Formats two numbers with a multiplication sign, kept on one line. */
export function sizeOf({ Width, Height }: Pick<PressImage, 'Width' | 'Height'>): string {
  return `${Width}\u00a0×\u00a0${Height}\u00a0px`;
}

/** Returns the picture's title. `name` is the maker's own, in Swedish; `Text` is in the reader's language. */
export function titleOf({ name, Text }: { name: string; Text: string }, language: Language): string {
  return language === defaultLanguage ? name : Text || name;
}
