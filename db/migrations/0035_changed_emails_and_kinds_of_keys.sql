-- Before this moment no link to choose a password is mailed on demand: the address has been changed recently.
alter table customer add column links_from timestamptz;

-- A key is made out for each kind of file: those that were for files take all kinds, as they did.
update exchange_key set rights = trim(replace(
  ' ' || rights || ' ',
  ' exchange.in ',
  ' exchange.in.groups exchange.in.articles exchange.in.prices exchange.in.stock exchange.in.customers exchange.in.order-status exchange.in.invoices '
));
