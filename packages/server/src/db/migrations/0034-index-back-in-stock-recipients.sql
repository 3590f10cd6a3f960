-- Open requests are bounded for each recipient, so they are counted by recipient.
create index back_in_stock_by_recipient on back_in_stock_request (site_id, lower(email)) where status in ('RECEIVED', 'PROCESSING');
