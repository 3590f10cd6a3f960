-- Events that a shop sells tickets for, tickets, and waiting lists. These events are not the events
-- of the outbox.

create table ticket_event (
  site_id uuid not null references site,
  id uuid not null,
  revision bigint not null,
  slug text collate "C" not null,
  name text collate "C" not null,
  visible boolean not null,
  -- As the merchant wrote it, with its ticket types; validated by the contract and the rules.
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);

-- Tickets held for a checkout while its buyer pays; counts until it ends.
create table ticket_hold (
  site_id uuid not null,
  -- The checkout and its line item; rows of a later domain, deleted independently.
  holder_id uuid not null,
  line_id text collate "C" not null,
  event_id uuid not null,
  -- A ticket type is part of the event's facts.
  type_id uuid not null,
  quantity integer not null check (quantity > 0),
  member_id uuid,
  held_until timestamptz not null,
  primary key (site_id, holder_id, line_id),
  foreign key (site_id, event_id) references ticket_event on delete cascade
);
create index ticket_hold_of_event on ticket_hold (site_id, event_id, held_until);
create index ticket_hold_ended on ticket_hold (held_until);

-- A ticket stays when its buyer or its order is deleted; visitors have no rows.
create table ticket (
  site_id uuid not null,
  ticket_id uuid not null,
  event_id uuid not null,
  type_id uuid not null,
  type_name text not null,
  code text collate "C" not null,
  status text not null check (status in ('VALID', 'CANCELED')),
  checked_in_at timestamptz,
  guest_name text collate "C" not null default '',
  email text collate "C",
  member_id uuid,
  visitor_id uuid,
  -- The member with the confirmed email address that a guest bought with. The buyer remains the
  -- guest; the member sees the ticket too.
  joined_member_id uuid,
  order_id uuid not null,
  line_id text collate "C" not null,
  -- Among the tickets of its line item: issued once, also when a step is repeated.
  number integer not null,
  -- The language of messages about it; null: the store's.
  language text collate "C",
  created_at timestamptz not null,
  primary key (site_id, ticket_id),
  unique (site_id, code),
  unique (site_id, order_id, line_id, number),
  foreign key (site_id, event_id) references ticket_event
);
create index ticket_of_event on ticket (site_id, event_id, type_id) where status = 'VALID';
create index ticket_by_event on ticket (site_id, event_id, created_at, ticket_id);
create index ticket_of_member on ticket (site_id, member_id, created_at)
  where member_id is not null;
create index ticket_of_visitor on ticket (site_id, visitor_id, created_at)
  where visitor_id is not null;
create index ticket_of_joined_member on ticket (site_id, joined_member_id, created_at)
  where joined_member_id is not null;
create index ticket_of_guest_by_email on ticket (site_id, lower(email))
  where member_id is null and joined_member_id is null;

create table ticket_waiting (
  site_id uuid not null,
  event_id uuid not null,
  waiting_id uuid not null,
  email text not null,
  name text not null default '',
  quantity integer not null check (quantity > 0),
  language text collate "C",
  created_at timestamptz not null,
  told_at timestamptz,
  primary key (site_id, event_id, waiting_id),
  foreign key (site_id, event_id) references ticket_event on delete cascade
);
create unique index ticket_waiting_email on ticket_waiting (site_id, event_id, lower(email));
create index ticket_waiting_untold on ticket_waiting (site_id, event_id, created_at)
  where told_at is null;
