-- The articles that a picture shows besides those whose own picture it is: a scene shows several. The staff tell them
-- beside the picture's other words, and the downloaded file names them.
create table image_article (
  image_id integer not null references image (id) on delete cascade,
  article_id integer not null references article (id) on delete cascade,
  primary key (image_id, article_id)
);
create index image_article_article on image_article (article_id);
