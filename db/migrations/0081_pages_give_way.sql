-- The shop's own addresses of ordering and of what follows an order. A page of the maker's that stands at one of them
-- moves to the same address with a number; its change log says so, and so does the office's start page.
do $$
declare
  own text[] := array['quickorder', 'bought', 'lists', 'waiting', 'people', 'approvals', 'data', 'season', 'calloff',
    'claims', 'watches', 'changes', 'shopinfo', 'resellers'];
  page record;
  address text;
  number integer;
begin
  for page in select id, slug from cms_page where lower(slug) = any (own) order by id loop
    number := 2;
    loop
      address := page.slug || '-' || number;
      exit when not exists (select from cms_page where lower(slug) = lower(address));
      number := number + 1;
    end loop;
    update cms_page set slug = address where id = page.id;
    update cms_page_version set document = jsonb_set(document, '{Slug}', to_jsonb(address))
      where page_id = page.id and lower(document ->> 'Slug') = lower(page.slug);
    update cms_link set url = '/' || address where lower(url) = '/' || lower(page.slug);
    delete from cms_former_address where slug = lower(address);
    insert into change_log (staff_name, entity, entity_id, action, before, after)
      values ('Hylla', 'page', page.id::text, 'change', jsonb_build_object('Slug', page.slug),
        jsonb_build_object('Slug', address));
  end loop;
  -- What a page has left leads nowhere any more: the shop's own page is there.
  delete from cms_former_address where slug = any (own);
end $$;
