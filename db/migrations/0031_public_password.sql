-- The demo's owner has a password that everybody knows, until one is chosen.
alter table staff add column password_is_public boolean not null default false;
update staff set password_is_public = true
where not totp_required and password_hash is not null and not exists (
  select 1 from change_log
  where entity = 'staff' and entity_id = staff.id::text and after ->> 'Password' is not null
);
