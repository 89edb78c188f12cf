export const packingSlipTexts = {
  'slip.heading': 'Packsedel',
  'slip.title': 'Packsedel {number}',
  'slip.now': 'I den här leveransen',
  'slip.later': 'Kommer senare',
  'slip.expected': 'Beräknas',
  'slip.noDay': 'Dagen är inte känd ännu',
};
