-- How many times stock of the article was booked in, by a file or by the office; what orders give back is no booking.
alter table article add column stock_bookings integer not null default 0;

-- The office said that the missing pieces of the row are not there: the bookings of its article by then. Null where it
-- said nothing, or took it back.
alter table order_row add column short_at_booking integer;

-- What was dated by hand before this counts as said.
update order_row set short_at_booking = 0
where date_by_hand and quantity_short > 0 and article_id is not null;
