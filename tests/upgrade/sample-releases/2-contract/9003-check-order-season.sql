-- Contract, first half. From here on no row without a season can be written; existing rows are not
-- read yet, so the lock is short.
alter table orders add constraint orders_have_season check (season is not null) not valid;
