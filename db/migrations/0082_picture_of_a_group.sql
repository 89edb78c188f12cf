-- A picture that stands among the articles of a group, with a text of its own: a picture's caption is the press room's.
alter table product_group
  add column image_id integer references image (id),
  add column image_text_sv text not null default '',
  add column image_text_en text;
create index product_group_image on product_group (image_id);
