-- Goods that the buyer collects stay in Sweden. `transport_days` are the working days from sending to arrival.
alter table way_of_delivery add column collected boolean not null default false;
alter table way_of_delivery
  add column transport_days integer not null default 2 check (transport_days between 0 and 30);
update way_of_delivery set collected = true where name_sv ilike 'hämtas%';

-- How an order was taxed when it was sent: an addition to it and its invoices follow it. Orders before this were taxed
-- by the country of the invoice and by any text in the place of the VAT number.
alter table customer_order add column vat_case text not null default 'domestic'
  check (vat_case in ('domestic', 'intra_eu', 'export'));
update customer_order
set vat_case = case when invoice_country_code in (
    'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV',
    'MT', 'NL', 'PL', 'PT', 'RO', 'SI', 'SK'
  ) then 'intra_eu' else 'export' end
where invoice_country_code <> 'SE' and invoice_country_code ~ '^[A-Z]{2}$' and vat_amount = 0
  and amount_excluding_vat <> 0
  and (
    invoice_country_code not in (
      'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV',
      'MT', 'NL', 'PL', 'PT', 'RO', 'SI', 'SK'
    )
    or (trim(coalesce(customer_vat_number, '')) <> '' and customer_vat_number !~* '^\s*SE')
  );

-- A word in the place of a VAT number is none.
update customer set vat_number = null where vat_number !~ '[0-9]';
