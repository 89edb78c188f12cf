-- Since when the customer has agreed to pay for reminders: what was invoiced before costs no fee. Null where nobody was
-- asked for a day, which counts as always.
alter table customer_credit add column fee_agreed_on date;
