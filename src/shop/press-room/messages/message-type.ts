const saidAboutUsCategory = 1002;

/** Returns the name of a message's category and its colour. */
export function messageType(categoryId: number): {
  label: 'pressRoom.labelSaidAboutUs' | 'pressRoom.labelPressMessage';
  kind: 'said' | 'press';
} {
  return categoryId === saidAboutUsCategory
    ? { label: 'pressRoom.labelSaidAboutUs', kind: 'said' }
    : { label: 'pressRoom.labelPressMessage', kind: 'press' };
}
