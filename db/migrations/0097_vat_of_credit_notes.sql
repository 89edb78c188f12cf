-- The VAT of a credit note by rate: the last of several notes takes what the others left of its invoice. Null where
-- the VAT follows from the rows.
alter table invoice add column vat_per_rate jsonb;
