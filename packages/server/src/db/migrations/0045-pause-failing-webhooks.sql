-- A receiver that fails again and again is not called before this time.
alter table webhook add column paused_until timestamptz;
