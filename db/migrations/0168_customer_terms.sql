-- What a customer gets off each price that is no campaign, in hundredths of a percent.
alter table customer
  add column discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000);
