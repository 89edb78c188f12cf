-- The week in which everything could be sent, as the customer was told with the order; null where it was unknown, and
-- for orders from before. The reports compare it with the week of the last consignment.
alter table customer_order add column told_week text;
-- The pieces that open orders wait for are summed for each forecast.
create index order_row_short on order_row (article_id) include (order_id, quantity_short) where quantity_short > 0;
