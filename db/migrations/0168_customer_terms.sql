-- What a customer gets off each price that is no campaign, in hundredths of a percent.
alter table customer
  add column discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000);

-- How the customer wants its invoices; '' for what is not told.
alter table customer
  add column invoice_email text not null default '',
  -- A code of the EAS list and the identifier under it: both or none.
  add column peppol_scheme text not null default '',
  add column peppol_id text not null default '',
  add column gln text not null default '',
  -- Stands on every invoice, whoever has ordered.
  add column buyer_reference text not null default '',
  add check ((peppol_scheme = '') = (peppol_id = ''));

-- As the address had it when the order was placed, and the order when the invoice was made.
alter table customer_order add column delivery_gln text not null default '';
alter table invoice
  add column delivery_gln text not null default '',
  -- '' for invoices from before, whose contact is the reference.
  add column buyer_reference text not null default '';
