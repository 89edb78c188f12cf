import type { Answered, Client } from '../shop.ts';
import type { Act, Edit } from './acts.ts';
import type { FreightRules } from './fees.ts';
import type { Clients } from './open-untidy-shop.ts';
import { kronor } from './reckoning.ts';
import { buyers } from './untidy-customers.ts';

/** Makes the call of an act, as the browser or the office makes it. */
export async function perform({ office, of }: Clients, act: Act): Promise<Answered> {
  if (act.what === 'edit') return await editArticle(office, act.articleId, act.change);
  if (act.what === 'freight') return await setFreight(office, act.rules);
  if (act.what === 'take in hand' || act.what === 'cancel') return await atTheDesk(office, act);
  const client = of(buyers[act.buyer]!);
  switch (act.what) {
    case 'add':
      return await client.post('cartrow', {
        ArticleId: act.articleId,
        Quantity: act.quantity,
        QuickAdd: false,
      });
    case 'change':
      return await client.put(`cartrow/${act.rowId}`, { Quantity: act.quantity });
    case 'remove':
      return await client.delete(`cartrow/${act.rowId}`);
    case 'rows':
      return await client.post('cartrows', {
        Rows: act.rows.map(({ articleId, quantity }) => ({ ArticleId: articleId, Quantity: quantity })),
        Mode: act.mode,
      });
    case 'order':
      return await client.post('Order', orderOf(act), { 'idempotency-key': act.key });
    case 'default address':
      return await client.put(`DeliveryAddress/DefaultAddress/${act.addressId}`);
    case 'save list':
      return await client.post('lists', { Name: 'Lista', FromCart: true, EmptyCart: act.emptyCart });
  }
}

function orderOf({ body, seen }: Extract<Act, { what: 'order' }>): object {
  if (!seen) return body;
  const expectedTotal = seen.total === undefined ? undefined : kronor(seen.total);
  return { ...body, cartVersion: seen.version, expectedTotal };
}

/** The office reads an article and sends all of it back; a price of another list has a call of its own. */
async function editArticle(office: Client, id: number, change: Edit): Promise<Answered> {
  const { stock = 0, price, ...fields } = change;
  if (price && price.list !== 'standard') return await putPrice(office, id, price);
  const { body } = await office.get(`office/articles/${id}`);
  const names = {
    pack: 'QuantityPerPackage',
    vatRate: 'VatRate',
    active: 'Active',
    groupId: 'ProductGroupId',
    ordered: 'OrderedArticles',
    madeToOrder: 'NoArticleStock',
  } as const;
  const sent: Record<string, unknown> = { ...body, QuantityBefore: body.QuantityAvailable };
  sent['QuantityAvailable'] = body.QuantityAvailable + stock;
  if (price) sent['Price'] = kronor(price.ore);
  if (fields.expected !== undefined) sent['EstimatedDeliveryDate'] = fields.expected ?? '';
  for (const [field, name] of Object.entries(names)) {
    const value = fields[field as keyof typeof names];
    if (value !== undefined) sent[name] = value;
  }
  return await office.put(`office/articles/${id}`, sent);
}

async function setFreight(office: Client, { freight, minimum }: FreightRules): Promise<Answered> {
  const { Version } = (await office.get('office/freight')).body;
  return await office.put('office/freight', {
    Version,
    Freight: freight.map((rule) => ({
      WayOfDeliveryId: rule.way,
      CountryCode: rule.country,
      Zone: rule.zone && rule.zone.join('-'),
      CurrencyCode: rule.currency,
      UpToWeight: rule.upTo && rule.upTo / 1000,
      Fee: kronor(rule.fee),
      FreeFrom: rule.freeFrom === null ? null : kronor(rule.freeFrom),
    })),
    Minimum: minimum.map((rule) => ({
      CountryCode: rule.country,
      CurrencyCode: rule.currency,
      Amount: kronor(rule.amount),
      SmallOrderFee: rule.fee === null ? null : kronor(rule.fee),
    })),
  });
}

async function putPrice(office: Client, id: number, { list, ore }: { list: string; ore: number }) {
  const { body } = await office.get(`office/articles/${id}/prices`);
  const rows: { PriceListCode: string; PeriodId: number; ArticleNumber: string; Version: string }[] =
    body.Rows;
  const known = rows.find((row) => row.PriceListCode === list && row.PeriodId === 0);
  const price = { Price: kronor(ore), RegularPrice: null, ValidFrom: '', ValidTo: '' };
  if (known)
    return await office.put(`office/price-lists/${list}/prices/${id}/0`, {
      ...price,
      Version: known.Version,
    });
  const article = await office.get(`office/articles/${id}`);
  return await office.post(`office/price-lists/${list}/prices`, {
    ...price,
    ArticleNumber: article.body.ArticleNumber,
  });
}

async function atTheDesk(office: Client, { what, orderId }: { what: string; orderId: number }) {
  const { body } = await office.get(`office/orders/${orderId}`);
  const path = what === 'cancel' ? 'cancellation' : 'processing';
  return await office.post(`office/orders/${orderId}/${path}`, { Version: body.Version, Mail: false });
}
