-- What a piece of the row cost when it was ordered; null while that is its price.
alter table order_row add column ordered_price bigint;

-- A discount of the order, in hundredths of percent or in öre, of which its rows of this kind are made anew with each change.
alter table order_row drop constraint order_row_kind_check;
alter table order_row add constraint order_row_kind_check
  check (kind in ('article', 'freight', 'smallOrder', 'discount'));
alter table customer_order
  add column discount_basis_points integer check (discount_basis_points between 1 and 10000),
  add column discount_amount bigint check (discount_amount > 0),
  add column discount_text text not null default '',
  add constraint customer_order_discount check (discount_basis_points is null or discount_amount is null);

-- Who may sell below the prices of the lists, beside owners.
alter table staff add column may_price boolean not null default false;

-- An order that was split, and its second part, are not charged anew: there is no second freight.
alter table customer_order add column fees_fixed boolean not null default false;
