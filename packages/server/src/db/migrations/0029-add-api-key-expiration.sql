-- A key may be issued for a limited time. Keys of before do not expire.
alter table api_key add column expires_at timestamptz;
