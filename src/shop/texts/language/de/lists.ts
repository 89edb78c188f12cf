import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { listsTexts as swedish } from '#shop/texts/language/sv/lists.ts';

export const listsTexts: SameKeys<typeof swedish> = {
  'lists.title': 'Gespeicherte Listen',
  'lists.lead':
    'Alle, die sich mit Ihrer Kundennummer anmelden, teilen diese Listen. Die Preise sind immer die heutigen.',
  'lists.none':
    'Sie haben noch keine gespeicherten Listen. Speichern Sie den Warenkorb oder eine Bestellung als Liste, oder beginnen Sie mit einer leeren.',
  'lists.failed': 'Die Listen konnten nicht geladen werden.',
  'lists.loading': 'Listen werden geladen …',
  'lists.create': 'Neue Liste',
  'lists.name': 'Name der Liste',
  'lists.newName': 'Oder eine neue Liste benennen',
  'lists.nameless': 'Geben Sie der Liste einen Namen',
  'lists.choose': 'In eine vorhandene Liste legen',
  'lists.save': 'In Liste speichern',
  'lists.saveNew': 'Speichern',
  'lists.saving': 'Wird gespeichert …',
  'lists.saved': 'In „{name}“ gespeichert.',
  'lists.saveArticle': '{article} in einer Liste speichern',
  'lists.saveOrder': 'Die Bestellung als Liste speichern',
  'lists.saveCart': 'Als Liste speichern',
  'lists.putAside': 'Warenkorb zurücklegen',
  'lists.putAsideHint':
    'Der Warenkorb wird als Liste gespeichert und geleert. Sie finden ihn unter Gespeicherte Listen wieder.',
  'lists.nameOfOrder': 'Bestellung {number}',
  'lists.nameOfCart': 'Warenkorb {date}',
  'lists.nameOfCopy': 'Kopie von {name}',
  'lists.rows.one': '{count} Zeile',
  'lists.rows.other': '{count} Zeilen',
  'lists.changed': 'Geändert {date} von {name}',
  'lists.shared': 'Mit allen bei Ihnen geteilt',
  'lists.sum': 'Summe heute zzgl. MwSt.',
  'lists.takeUp': 'In den Warenkorb',
  'lists.takeUpTitle': '„{name}“ in den Warenkorb legen',
  'lists.rename': 'Umbenennen',
  'lists.copy': 'Kopieren',
  'lists.share': 'Link kopieren',
  'lists.linkCopied': 'Der Link ist kopiert. Er gilt für alle, die sich mit Ihrer Kundennummer anmelden.',
  'lists.removeList': 'Die Liste {name} entfernen',
  'lists.removed': 'Die Liste „{name}“ wurde entfernt.',
  'lists.removeFailed': '„{name}“ konnte nicht entfernt werden.',
  'lists.rowRemoved': '{article} wurde aus der Liste entfernt.',
  'lists.removeRow': '{article} aus der Liste entfernen',
  'lists.noRows':
    'Die Liste ist leer. Fügen Sie Artikel von deren Seiten, aus dem Warenkorb oder aus einer Bestellung hinzu.',
  'lists.conflict':
    'Jemand anderes hat die Liste geändert, seit Sie sie geöffnet haben. Ihre Änderung wurde nicht gespeichert.',
  'lists.showNew': 'Die Liste anzeigen, wie sie jetzt ist',
  'lists.caption': 'Zeilen der Liste',
  'lists.quantityWrong': 'Geben Sie eine ganze Zahl von 1 bis 100.000 ein',
  'lists.all': 'Alle gespeicherten Listen',
};
