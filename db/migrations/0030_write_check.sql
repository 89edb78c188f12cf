-- One row, written again and again: what asks whether the database takes writes writes it (kit/readiness.server.ts).
create table write_check (
  id integer primary key check (id = 1),
  written_at timestamptz not null
);
