import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { controlTexts as swedish } from '#shop/texts/language/sv/controls.ts';

export const controlTexts: SameKeys<typeof swedish> = {
  'pagination.label': 'Seiten',
  'pagination.previous': 'Vorherige Seite',
  'pagination.next': 'Nächste Seite',
  'pagination.page': 'Seite {page}',
  'pagination.lastInstead': 'Seite {page} gibt es nicht. Hier ist die letzte, Seite {last}.',
  'pagination.current': 'Seite {page} von {pages}',

  'slider.role': 'Diashow',
  'slider.slideRole': 'Bild',
  'slider.position': '{number} von {total}',
  'slider.previous': 'Vorherige Bilder',
  'slider.next': 'Nächste Bilder',
  'slider.pause': 'Diashow anhalten',
  'slider.start': 'Diashow starten',

  'form.leave.title': 'Ohne Speichern verlassen?',
  'form.leave.text': 'Was Sie geändert haben, geht verloren.',
  'form.leave.stay': 'Hier bleiben',
  'form.leave.go': 'Verlassen',

  'window.move': 'Fenster verschieben',
  'window.moveHint': 'Ziehen Sie an der Titelleiste oder benutzen Sie die Pfeiltasten.',
  'window.moveUp': 'Nach oben verschieben',
  'window.moveDown': 'Nach unten verschieben',
  'window.moveLeft': 'Nach links verschieben',
  'window.moveRight': 'Nach rechts verschieben',

  'table.scrollHint': 'Die Tabelle lässt sich seitwärts scrollen.',
};
