import type { Texts } from './texts.ts';

export const controlTexts = {
  'pagination.label': ['Sidor', 'Pages'],
  'pagination.previous': ['Föregående sida', 'Previous page'],
  'pagination.next': ['Nästa sida', 'Next page'],
  'pagination.page': ['Sida {page}', 'Page {page}'],
  'pagination.lastInstead': [
    'Sida {page} finns inte. Här är den sista, sida {last}.',
    'There is no page {page}. This is the last one, page {last}.',
  ],
  'pagination.current': ['Sida {page} av {pages}', 'Page {page} of {pages}'],

  'slider.label': ['Bildspel', 'Slideshow'],
  'slider.role': ['bildspel', 'carousel'],
  'slider.slideRole': ['bild', 'slide'],
  'slider.position': ['{number} av {total}', '{number} of {total}'],
  'slider.previous': ['Föregående bilder', 'Previous images'],
  'slider.next': ['Nästa bilder', 'Next images'],
  'slider.goTo': ['Visa bildgrupp {number}', 'Show image group {number}'],
  'slider.pause': ['Pausa bildspel', 'Stop slide rotation'],
  'slider.start': ['Starta bildspel', 'Start slide rotation'],

  'window.move': ['Flytta fönstret', 'Move the window'],
  'window.moveHint': [
    'Dra i namnlisten eller använd piltangenterna.',
    'Drag the title bar or use the arrow keys.',
  ],
  'window.moveUp': ['Flytta upp', 'Move up'],
  'window.moveDown': ['Flytta ned', 'Move down'],
  'window.moveLeft': ['Flytta åt vänster', 'Move left'],
  'window.moveRight': ['Flytta åt höger', 'Move right'],
  'window.close': ['Stäng fönstret', 'Close the window'],
  'window.closeNamed': ['Stäng {title}', 'Close {title}'],

  'table.scrollHint': ['Tabellen kan rullas i sidled.', 'The table can be scrolled sideways.'],
  'table.actions': ['Åtgärder', 'Actions'],
} as const satisfies Texts;
