-- Logos that the office has uploaded, by a name made of their content: in base64, a sanitised SVG or a PNG.
create table logo (
  name text primary key,
  content text not null,
  created_at timestamptz not null default now()
);
