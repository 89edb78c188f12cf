-- What the last printed pick list was of, as src/shop/orders/office/queue/printed-store.server.ts writes it; null for
-- lists of before, of which it is not known.
alter table customer_order add column printed_rows text;
