-- What the store says to people: mails, text messages, calls, notifications. Written in the transaction of what it tells of.

create table message (
  site_id uuid not null references site,
  message_id uuid not null,
  channel text not null check (channel in ('EMAIL', 'SMS', 'CALL', 'PUSH')),
  recipient text not null,
  -- What it is about, such as order-confirmation.
  kind text not null,
  subject text not null default '',
  -- Emptied when it is sent, but for the development inbox: what was said may hold codes and links that open an account.
  html text,
  text text not null,
  -- [{ filename, contentType, content (base64) }]
  attachments jsonb not null default '[]',
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  -- One message for one key, however often it is asked for.
  dedupe_key text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (site_id, message_id)
);
create unique index message_dedupe on message (site_id, dedupe_key) where dedupe_key is not null;
create index message_newest on message (created_at);

-- Workers that are alive, by the name under which they take jobs.
create table worker_life (
  worker_id text primary key,
  seen_at timestamptz not null
);
