insert into image (file, width, height, caption_sv) select 'p/' || n || '.png', 10, 10, 'Bild' from generate_series(1, 20) n;
insert into product_group (name_sv) values ('Muggar'), ('Böcker');
insert into article (article_number, name_sv, product_group_id, image_id, quantity_available, vat_rate)
  select 'A-' || n, 'Vara ' || n, 1 + n % 2, 1 + n % 20, n, (array[25, 13, 6, 12, 0, 25])[1 + n % 6] from generate_series(1, :articles) n;
insert into price (price_list_code, article_id, price) select 'standard', id, id * 100 from article;
insert into customer (customer_number, name, email, password_hash)
  select n::text, 'Butik ' || n, 'k' || n || '@butik.example', 'x' from generate_series(2001, 2100) n;
insert into session (token_hash, customer_id, expires_at) select md5(id::text), id, '2030-01-01' from customer;
insert into delivery_address (customer_id, name, address1, zip_code, city, country_code, is_default)
  select id, 'Lager', 'Gatan 1', '11122', 'Åmål', 'SE', true from customer;
insert into cart (customer_id) select id from customer;
insert into cart_row (customer_id, article_id, quantity, price_when_added) select customer_id, 1, 2, 100 from cart;
insert into way_of_delivery (name_sv) values ('Post');
insert into customer_order (customer_id, way_of_delivery_name, partial_delivery, language, currency_code, amount_excluding_vat,
    vat_amount, total_amount, customer_name)
  select 1 + n % 100, 'Post', true, 'sv', 'SEK', 20000, 5000, 25000, 'Butik' from generate_series(1, :orders) n;
insert into order_row (order_id, row_number, article_id, article_number, description, quantity, price, vat_rate, total_amount)
  select id, n, n, 'A-' || n, 'Vara', 1, 10000, 25, 10000 from customer_order, generate_series(1, 2) n;
insert into order_request (customer_id, idempotency_key, body_hash, order_id)
  select customer_id, 'k' || id, 'h', id from customer_order;
insert into invoice (invoice_number, customer_id, order_id, invoice_date, due_date, payment_days, currency_code, net_amount,
    vat_amount, total_amount, balance, ocr, language, customer_number, buyer_name)
  select 7000 + id, customer_id, id, '2026-01-01', '2026-01-31', 30, 'SEK', 20000, 5000, 25000, 25000, '1', 'sv', '2001', 'Butik'
  from customer_order;
-- Of these four: the first paid, the second in part, the third paid and then credited, the fourth credited and never paid.
update invoice set is_paid = true, paid_date = '2026-01-20', balance = 0 where id in (1, 3);
update invoice set balance = 15000 where id = 2;
update invoice set balance = 0, is_annulled = true where id = 4;
insert into invoice (invoice_number, customer_id, order_id, invoice_date, due_date, payment_days, currency_code, net_amount,
    vat_amount, total_amount, balance, ocr, language, customer_number, buyer_name, credits_invoice_number, is_paid, paid_date)
  select 9000 + id, customer_id, order_id, '2026-02-01', '2026-03-01', 30, 'SEK', -20000, -5000, -25000,
    case id when 3 then -25000 else 0 end, '1', 'sv', '2001', 'Butik', invoice_number, id = 4, case id when 4 then date '2026-02-01' end
  from invoice where id in (3, 4);
insert into invoice_row (invoice_id, row_number, article_number, description, quantity, price, vat_rate, total_amount)
  select id, 1, 'A-1', 'Vara', 2, 10000, 25, 20000 from invoice;
insert into outbox_mail (message_id, recipient, subject, body_text, body_html)
  select '<order-' || id || '.confirmation@x>', 'a@butik.example', 'Order', 't', 'h' from customer_order;
insert into press_message (category_id, publish_at, title_sv, message_sv) values (1, '2026-01-01', 'Nyhet', 'Text');
insert into cms_page (slug, title_sv, tags) values ('om-oss', 'Om oss', '{meny}');
insert into cms_block (page_id, block_type) values (1, 'text');
