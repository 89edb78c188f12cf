-- Addresses that a page has left: they lead to where it is now, until another page takes them. In small letters.
create table cms_former_address (
  slug text primary key,
  page_id integer not null references cms_page (id) on delete cascade,
  left_at timestamptz not null default now()
);
create index cms_former_address_page on cms_former_address (page_id, left_at desc);
