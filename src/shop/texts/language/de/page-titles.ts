import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { pageTitleTexts as swedish } from '#shop/texts/language/sv/page-titles.ts';

export const pageTitleTexts: SameKeys<typeof swedish> = {
  'pageTitle.withShop': '{page} – {shop}',
  'pageTitle.start': 'Start',
  'pageTitle.aboutUs': 'Über uns',
  'pageTitle.resellers': 'Händler',
  'pageTitle.requireLogin': 'Anmelden',
  'pageTitle.pressSection': '{section} – Presse',
  'pageTitle.terms': 'Geschäftsbedingungen',
  'pageTitle.contact': 'Kontakt',
  'pageTitle.application': 'Händler werden',
  'pageTitle.userProfile': 'Meine Daten',
  'pageTitle.deliveryAddresses': 'Lieferadressen',
  'pageTitle.orders': 'Bestellungen',
  'pageTitle.waiting': 'Noch zu liefern',
  'pageTitle.bought': 'Schon gekauft',
  'pageTitle.lists': 'Gespeicherte Listen',
  'pageTitle.invoices': 'Rechnungen',
  'pageTitle.cart': 'Warenkorb',
  'pageTitle.quickOrder': 'Schnellbestellung',
  'pageTitle.scan': 'Scannen',
  'pageTitle.ownNumbers': 'Eigene Artikelnummern',
  'pageTitle.notFound': 'Seite nicht gefunden',
  'pageTitle.error': 'Etwas ist schiefgelaufen',

  'pageDescription.start':
    'Tabletts, Tassen, Textilien und Papier mit Mustern aus der nordischen Natur. In Schweden gestaltet und gedruckt, im Fachhandel erhältlich.',
  'pageDescription.products': 'Das gesamte Sortiment für Händler: {group}.',
  'pageDescription.pressRoom': 'Pressemitteilungen, Produktneuheiten und Bilder in hoher Auflösung.',
  'pageDescription.terms':
    'Die Bedingungen für Händler, die bei uns einkaufen: Preise, Lieferung, Zahlung und Reklamation.',
  'pageDescription.application':
    'Möchten Sie unsere Produkte in Ihrem Geschäft verkaufen? Bewerben Sie sich hier.',
  'pageDescription.contact': 'So erreichen Sie uns: Telefon, E-Mail und Adresse.',
};
