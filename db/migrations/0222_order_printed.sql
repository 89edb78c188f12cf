-- When the order was last on a printed pick list, and which of the staff printed it; null and empty for never.
alter table customer_order add column printed_at timestamptz;
alter table customer_order add column printed_by text not null default '';
