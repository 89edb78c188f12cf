-- Until when each job that runs once a day is done: a day in Sweden. The lease is of the node that runs it now.
create table daily_job (
  name text primary key,
  done_day date,
  leased_until timestamptz
);
