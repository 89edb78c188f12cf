-- What was searched for and not found, by week and never by whom; see docs/decisions/0026.
create table vain_search (
  week text not null,
  words text not null,
  times integer not null,
  primary key (week, words)
);
