/** Stands for the number of a consignment in the address of a carrier's page. */
const place = '{consignmentId}';

/** What no address has, and what could end the attribute or the text in which it stands. */
const unsafe = /[\s"'<>\\`\p{Cc}]/u;

/** Returns whether this is the address of a page over https, with `{consignmentId}` behind its host. */
export function isTrackingTemplate(template: string): boolean {
  if (!template.includes(place) || unsafe.test(template) || !URL.canParse(template)) return false;
  const { protocol, hostname, username, password } = new URL(template);
  const authority = /^https:\/\/[^/?#]*/i.exec(template)?.[0] ?? '';
  return (
    protocol === 'https:' &&
    hostname.includes('.') &&
    username === '' &&
    password === '' &&
    !authority.includes('{')
  );
}
