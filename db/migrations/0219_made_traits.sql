-- Whether files with these headings make the colours and the materials that are missing.
alter table file_layout
  add column makes_colours boolean not null default false,
  add column makes_materials boolean not null default false;
