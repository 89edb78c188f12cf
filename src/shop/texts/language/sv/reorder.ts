export const reorderTexts = {
  'reorder.cancelled': '{article}: annullerad',
  'reorder.order': 'Beställ igen',
  'reorder.rows.one': 'Beställ {count} rad igen',
  'reorder.rows.other': 'Beställ {count} rader igen',
  'reorder.tick': 'Beställ {article} igen',
  'reorder.title': 'Beställ order {number} igen',
  'reorder.loading': 'Hämtar dagens priser och lager …',
};
