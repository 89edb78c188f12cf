import { headingKey } from '#kit/tables/heading-key.mjs';

/** The better first: a file may have the carrier's own order number beside ours, and a consignment beside its parcels. */
const heads = {
  order:
    'Ordernummer|Ordernr|Order nr|Order|Order-ID|Vårt ordernummer|Avsändarens ordernummer|Avsändarens referens|' +
    'Avsändarreferens|Er referens|Referens|Referensnummer|Order number|Order no|Order reference|Sender reference|' +
    'Shipper reference|Your reference|Customer reference|Reference|Reference number|Ref|Auftragsnummer|Auftragsnr|Auftrag|' +
    'Bestellnummer|Bestellnr|Absenderreferenz|Ihre Referenz|Kundenreferenz|Referenz|Referenznummer',
  parcel:
    'Kollinummer|Kollinr|Kolli-ID|Kolli|Paketnummer|Paketnr|Paket-ID|Spårningsnummer|Spårnings-ID|Spårnummer|' +
    'Parcel number|Parcel no|Parcel ID|Parcel|Package number|Package ID|Tracking number|Tracking no|Tracking ID|Tracking|' +
    'Item ID|SSCC|Trackingnummer|Tracking-ID|Packstücknummer|Sendungsverfolgungsnummer|Försändelsenummer|Försändelse-ID|' +
    'Försändelse|Sändningsnummer|Sändnings-ID|Fraktsedelsnummer|Fraktsedel|Shipment number|Shipment ID|' +
    'Consignment number|Consignment|Waybill|Waybill number|AWB|Sendungsnummer|Sendungs-ID|Frachtbriefnummer',
};
type Kind = keyof typeof heads;
const keys = {
  order: heads.order.split('|').map(headingKey),
  parcel: heads.parcel.split('|').map(headingKey),
};

export const knownHeadings: readonly string[] = [...keys.order, ...keys.parcel];

/** What is in the columns, by place: how many cells are a chosen order alone, and how much the others look like parcels. */
export type Seen = { chosen: readonly number[]; parcels: readonly number[] };

/** Returns the places of the columns: among known headings the one with what was looked for, else by what is in them. */
export function columnsOf(headings: readonly string[], seen: Seen): Record<Kind, number | null> {
  const order = columnOf('order', headings, seen.chosen, -1);
  return { order, parcel: columnOf('parcel', headings, seen.parcels, order ?? -1) };
}

function columnOf(kind: Kind, headings: readonly string[], counts: readonly number[], taken: number) {
  const ranked = headings
    .map((heading, place) => ({
      place,
      rank: keys[kind].indexOf(headingKey(heading)),
      count: counts[place] ?? 0,
    }))
    .filter(({ place, rank }) => rank !== -1 && place !== taken)
    .sort((one, other) => Number(other.count > 0) - Number(one.count > 0) || one.rank - other.rank);
  const [known] = ranked;
  if (known && known.count > 0) return known.place;
  const filled = [...counts.entries()].filter(([place, count]) => count > 0 && place !== taken);
  const most = Math.max(0, ...filled.map(([, count]) => count));
  const best = filled.filter(([, count]) => count === most);
  // Two that look alike are for a person to tell apart.
  if (best.length === 1) return best[0]![0];
  return best.length === 0 ? (known?.place ?? null) : null;
}
