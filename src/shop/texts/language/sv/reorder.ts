export const reorderTexts = {
  'reorder.cancelled': '{article}: annullerad',
};
