import { expect, test } from 'vitest';
import { isTrackingTemplate } from './tracking-template.ts';

test.each([
  'https://tracking.postnord.com/se/?id={consignmentId}',
  'https://tracking.bring.se/tracking/{consignmentId}',
  'https://www.dhl.com/se-sv/home/tracking.html?tracking-id={consignmentId}#{consignmentId}',
])('%s is the address of a carrier’s page', (template) => {
  expect(isTrackingTemplate(template)).toBe(true);
});

test.each([
  '',
  '{consignmentId}',
  'https://tracking.postnord.com/se/?id=',
  'https://tracking.postnord.com/se/?id={ConsignmentId}',
  'http://tracking.postnord.com/se/?id={consignmentId}',
  'javascript:alert(1)//https://x.se/{consignmentId}',
  'https://x.se/{consignmentId}"><script>alert(1)</script>',
  "https://x.se/{consignmentId}'onclick=alert(1)",
  'https://x.se/{consignmentId} och mer',
  'https://{consignmentId}.x.se/',
  'https://x.se{consignmentId}/',
  'https://name:secret@x.se/{consignmentId}',
  'https://server/{consignmentId}',
  'https:// x.se/{consignmentId}',
])('%s is none', (template) => {
  expect(isTrackingTemplate(template)).toBe(false);
});
