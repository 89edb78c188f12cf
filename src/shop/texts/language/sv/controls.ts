export const controlTexts = {
  'pagination.label': 'Sidor',
  'pagination.previous': 'Föregående sida',
  'pagination.next': 'Nästa sida',
  'pagination.page': 'Sida {page}',
  'pagination.lastInstead': 'Sida {page} finns inte. Här är den sista, sida {last}.',
  'pagination.current': 'Sida {page} av {pages}',

  'slider.role': 'bildspel',
  'slider.slideRole': 'bild',
  'slider.position': '{number} av {total}',
  'slider.previous': 'Föregående bilder',
  'slider.next': 'Nästa bilder',
  'slider.pause': 'Pausa bildspel',
  'slider.start': 'Starta bildspel',

  'form.leave.title': 'Lämna utan att spara?',
  'form.leave.text': 'Det du har ändrat går förlorat.',
  'form.leave.stay': 'Stanna kvar',
  'form.leave.go': 'Lämna',

  'window.move': 'Flytta fönstret',
  'window.moveHint': 'Dra i namnlisten eller använd piltangenterna.',
  'window.moveUp': 'Flytta upp',
  'window.moveDown': 'Flytta ned',
  'window.moveLeft': 'Flytta åt vänster',
  'window.moveRight': 'Flytta åt höger',

  'table.scrollHint': 'Tabellen kan rullas i sidled.',
};
