import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { firstTestNumber } from '#shop/order-model/test-order.ts';

export type Facts = {
  groups: number;
  articles: number;
  /** Articles that are in stock, on order or made to order: no other can be put in a cart. */
  orderable: number;
  depicted: number;
  priced: number;
  /** Articles whose code of VAT has no rate today. */
  without_vat: number;
  /** The names of the ways that are offered, in their order. */
  ways: string[];
  /** The name of the way that every shop begins with, while it is offered as it was made. */
  untouched_way: string | null;
  freight_rules: number;
  /** The currencies of customers that no rule of freight is in. */
  without_freight: string[];
  /** The positions of the longer texts that are written. */
  texts: string[];
  start_pictures: number;
  press_stories: number;
  mails_sent: number;
  mails_in_files: number;
  customers: number;
  /** Customers with an e-mail address, and those of them who have been sent a link or have chosen a password. */
  reachable: number;
  invited: number;
  /** Customers who cannot pay to a bankgiro: abroad, or in another currency. */
  abroad: number;
  staff: number;
  two_step: number;
  orders: number;
  test_orders: number;
  backup_at: Date | null;
};

/**
 * Counts what the checklist tells, in one statement. It is the one file that reads the tables of every area: it only
 * counts, and only until the shop is open.
 */
export async function readFacts(db: Db, { today, now }: { today: string; now: Date }): Promise<Facts> {
  // A mail that became a file reached nobody, unless another followed it.
  const { rows } = await sql<Facts>`
    with filed as (
      select recipient from outbox_mail as one
      where is_file and not exists (
        select from outbox_mail where recipient = one.recipient and id > one.id
      )
    )
    select
      (select count(*)::int from product_group) as groups,
      shown.*,
      array(select name_sv from way_of_delivery where active order by sort, id) as ways,
      (
        select name_sv from way_of_delivery
        where active and (name_sv, name_en, transport_days, collected, countries)
            is not distinct from ('Fraktas', 'Delivery', 2, false, '{}'::text[])
          and tracking_url_template is null
          and not exists (
            select from change_log where entity = 'way' and entity_id = way_of_delivery.id::text
          )
        limit 1
      ) as untouched_way,
      (select count(*)::int from freight_rule) as freight_rules,
      array(select currency_code from customer where not is_test except select currency_code from freight_rule
        order by 1)::text[] as without_freight,
      array(select position from web_text where text_sv <> '') as texts,
      (select count(*)::int from web_image where group_number = 1) as start_pictures,
      (select count(*)::int from press_message where deleted_at is null and publish_at <= ${now})
        + (select count(*)::int from press_article where deleted_at is null and publish_at <= ${now})
        as press_stories,
      (select count(*)::int from outbox_mail where sent_at is not null and not is_file) as mails_sent,
      (select count(*)::int from outbox_mail where is_file) as mails_in_files,
      buyers.*,
      (select count(*)::int from staff where active) as staff,
      (select count(*)::int from staff where active and totp_secret is not null) as two_step,
      (select count(*)::int from customer_order where id < ${firstTestNumber}) as orders,
      (select count(*)::int from customer_order where id >= ${firstTestNumber}) as test_orders,
      (select made_at from last_backup) as backup_at
    from (
      select
        count(*)::int as articles,
        count(*) filter (
          where quantity_available > 0 or quantity_ordered > 0 or no_article_stock
        )::int as orderable,
        count(image_id)::int as depicted,
        count(*) filter (
          where exists (select from price where price.article_id = article.id)
            or exists (select from timed_price where timed_price.article_id = article.id)
        )::int as priced,
        count(*) filter (
          where not exists (
            select from vat_rate
            where vat_rate.code = article.vat_code
              and coalesce(valid_from, '-infinity') <= ${today}::date
              and coalesce(valid_to, 'infinity') >= ${today}::date
          )
        )::int as without_vat
      from article where active
    ) shown, (
      select
        count(*)::int as customers,
        count(*) filter (where coalesce(email, '') <> '')::int as reachable,
        count(*) filter (
          where coalesce(email, '') <> '' and (
            password_hash is not null or (
              email not in (select recipient from filed) and exists (
                select from change_log
                where entity = 'customer' and entity_id = customer.id::text and action = 'send'
                  and after ->> 'Statement' is null
              )
            )
          )
        )::int as invited,
        count(*) filter (where invoice_country_code <> 'SE' or currency_code <> 'SEK')::int as abroad
      from customer where not blocked and not is_test
    ) buyers`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the statement answers one row');
  return facts;
}
