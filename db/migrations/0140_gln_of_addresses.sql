-- The number by which large buyers call a place of delivery (GLN, 13 digits with a check digit).
alter table delivery_address add column gln text;
