-- Which row of an order an invoice's row charges, and which row of an invoice a credit note's gives back.
alter table invoice_row add column order_row_id integer references order_row (id);
alter table invoice_row add column credits_row_id integer references invoice_row (id);
create index invoice_row_order_row on invoice_row (order_row_id);
create index invoice_row_credits on invoice_row (credits_row_id);
create index invoice_credits on invoice (credits_invoice_number);

-- The staff's list of all invoices, newest first: whole, and of what is to be paid.
create index invoice_all on invoice (invoice_date desc, invoice_number desc);
create index invoice_unpaid on invoice (invoice_date desc, invoice_number desc)
where not is_paid and not is_annulled and credits_invoice_number is null;
