/** Returns the link of a telephone number: `08-465 004 01` → `tel:0846500401`. */
export function telephoneAddress(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`;
}

export function mailAddress(email: string): string {
  return `mailto:${email}`;
}
