import { describe, expect, test } from 'vitest';
import { excerpt } from '#shop/press-room/messages/excerpt.ts';
import { messageType } from '#shop/press-room/messages/message-type.ts';
import { messagePath, sectionPathOf } from './paths.ts';
import { sectionOf } from './sections.ts';

test('the press room opens with the product news, and knows what is no section', () => {
  expect(sectionOf(undefined)).toBe('moomin');
  expect(sectionOf('gallery')).toBe('gallery');
  expect(sectionOf('toString')).toBeUndefined();
  expect(sectionOf('nothing')).toBeUndefined();
});

test('category 1002 is said about us, all others are press messages', () => {
  expect(messageType(1002)).toEqual({ label: 'pressRoom.labelSaidAboutUs', kind: 'said' });
  expect(messageType(1)).toEqual({ label: 'pressRoom.labelPressMessage', kind: 'press' });
  expect(messageType(2)).toEqual({ label: 'pressRoom.labelPressMessage', kind: 'press' });
});

test('a message has an address that reads, and a section that lists it', () => {
  expect(messagePath({ Id: 7, Title: 'Öppet tryckeri' })).toBe('/pressroom/press/7/oppet-tryckeri');
  expect(messagePath({ Id: 7, Title: '…' })).toBe('/pressroom/press/7/7');
  expect(sectionPathOf({ CategoryId: 1 })).toBe('/pressroom/moomin');
  expect(sectionPathOf({ CategoryId: 1002 })).toBe('/pressroom/press');
});

describe('an excerpt', () => {
  test('is the words of the first paragraph', () => {
    expect(excerpt('<p><strong>Ett &amp; två</strong>, tre.</p>\n<p>Fyra.</p>')).toBe('Ett & två, tre.');
    expect(excerpt('utan stycke')).toBe('utan stycke');
    expect(excerpt('')).toBe('');
  });

  test('is cut between words', () => {
    expect(excerpt('<p>ett två tre fyra</p>', 10)).toBe('ett två …');
  });
});
