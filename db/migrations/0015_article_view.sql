-- Further pictures of an article, after the one that lists show (article.image_id).
create table article_view (
  article_id integer not null references article (id) on delete cascade,
  image_id integer not null references image (id),
  sort integer not null default 0,
  primary key (article_id, image_id)
);
create index article_view_image on article_view (image_id);
