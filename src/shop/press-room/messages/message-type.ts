const saidAboutUsCategory = 1002;

/** What a message is called, and the colour that goes with it. */
export function messageType(categoryId: number): {
  label: 'pressRoom.labelSaidAboutUs' | 'pressRoom.labelPressMessage';
  kind: 'said' | 'press';
} {
  return categoryId === saidAboutUsCategory
    ? { label: 'pressRoom.labelSaidAboutUs', kind: 'said' }
    : { label: 'pressRoom.labelPressMessage', kind: 'press' };
}
