-- When the order was last on a printed pick list, and which of the staff printed it; null and empty for never.
alter table customer_order add column printed_at timestamptz;
alter table customer_order add column printed_by text not null default '';

-- The staff's list of orders by what it is narrowed to, newest first. What is reckoned of an order is of open ones, which
-- have an index already.
drop index customer_order_way;
create index customer_order_way on customer_order (way_of_delivery_id, created_at desc, id desc);
create index customer_order_country on customer_order (delivery_country_code, created_at desc, id desc);
create index customer_order_week on customer_order (delivery_year, delivery_week, created_at desc, id desc)
where delivery_week is not null;
create index customer_order_collected on customer_order (created_at desc, id desc) where collected;

-- Which orders have an article, and which are on an invoice.
drop index order_row_article;
create index order_row_article on order_row (article_id, order_id);
create index invoice_ocr on invoice (ocr);
