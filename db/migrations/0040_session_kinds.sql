-- What a session was opened by decides what it may do.

-- A new password is required of the session, not of the customer: of the one that a mailed link opened, and of those
-- opened while the customer's first password stood.
alter table session add column requires_new_password boolean not null default false;
delete from session using customer
where customer.id = session.customer_id and customer.require_new_password;

-- Of a session in a customer's place: the staff member's own, with which it ends.
alter table session add column staff_session_hash text references staff_session (token_hash) on delete cascade;
create index session_staff_session on session (staff_session_hash) where staff_session_hash is not null;
delete from session where auth_used;

-- Sessions of before may come by the cookie's former name, without a prefix; later ones on https may not.
alter table session add column former_cookie_name boolean not null default true;
alter table session alter column former_cookie_name set default false;
alter table staff_session add column former_cookie_name boolean not null default true;
alter table staff_session alter column former_cookie_name set default false;
