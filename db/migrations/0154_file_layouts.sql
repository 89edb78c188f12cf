-- What the columns of a file are, as a person has said it of files with these headings.
create table file_layout (
  kind text not null,
  heading_key text not null,
  columns text not null,
  makes_groups boolean not null,
  fill_down text,
  prices_include_vat boolean,
  chosen_at timestamptz not null,
  primary key (kind, heading_key)
);
