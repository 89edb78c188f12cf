import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { controlTexts as swedish } from '#shop/texts/language/sv/controls.ts';

export const controlTexts: SameKeys<typeof swedish> = {
  'pagination.label': 'Pages',
  'pagination.previous': 'Previous page',
  'pagination.next': 'Next page',
  'pagination.page': 'Page {page}',
  'pagination.lastInstead': 'There is no page {page}. This is the last one, page {last}.',
  'pagination.current': 'Page {page} of {pages}',

  'slider.role': 'carousel',
  'slider.slideRole': 'slide',
  'slider.position': '{number} of {total}',
  'slider.previous': 'Previous images',
  'slider.next': 'Next images',
  'slider.pause': 'Stop slide rotation',
  'slider.start': 'Start slide rotation',

  'form.leave.title': 'Leave without saving?',
  'form.leave.text': 'Your changes will be lost.',
  'form.leave.stay': 'Stay',
  'form.leave.go': 'Leave',

  'window.move': 'Move the window',
  'window.moveHint': 'Drag the title bar or use the arrow keys.',
  'window.moveUp': 'Move up',
  'window.moveDown': 'Move down',
  'window.moveLeft': 'Move left',
  'window.moveRight': 'Move right',

  'table.scrollHint': 'The table can be scrolled sideways.',
};
