-- Emails, text messages, calls and push notifications. Written in the transaction of the change
-- that they report.

create table message (
  site_id uuid not null references site,
  message_id uuid not null,
  channel text not null check (channel in ('EMAIL', 'SMS', 'CALL', 'PUSH')),
  recipient text not null,
  -- The template, such as order-confirmation.
  kind text not null,
  subject text not null default '',
  -- Cleared after sending, except for the development inbox: it may hold codes and links that open
  -- an account.
  html text,
  text text not null,
  -- [{ filename, contentType, content (base64) }]
  attachments jsonb not null default '[]',
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  -- At most one message for each key.
  dedupe_key text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (site_id, message_id)
);
create unique index message_dedupe on message (site_id, dedupe_key) where dedupe_key is not null;
create index message_newest on message (created_at);
