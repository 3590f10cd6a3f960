-- Services, the people who provide them, and bookings. Slots are computed from opening hours and
-- never stored: a session has a row once a place in it is booked.

create table service (
  site_id uuid not null references site,
  id uuid not null,
  revision bigint not null,
  slug text collate "C" not null,
  name text collate "C" not null,
  visible boolean not null,
  -- As the merchant wrote it; validated by the contract and the rules.
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);

create table service_staff (
  site_id uuid not null references site,
  staff_id uuid not null,
  name text not null,
  description text not null default '',
  created_at timestamptz not null,
  primary key (site_id, staff_id)
);

create table service_session (
  site_id uuid not null,
  session_id uuid not null,
  service_id uuid not null,
  staff_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Includes the break after the session.
  busy_until timestamptz not null,
  primary key (site_id, session_id),
  foreign key (site_id, service_id) references service on delete cascade,
  foreign key (site_id, staff_id) references service_staff
);
-- Two buyers of the same slot book one session.
create unique index service_session_slot
  on service_session (site_id, service_id, starts_at, staff_id) nulls not distinct;
create index service_session_of_staff on service_session (site_id, staff_id, starts_at)
  where staff_id is not null;

-- A booking stays when its buyer, its checkout or its order is deleted; visitors have no rows.
create table booking (
  site_id uuid not null,
  booking_id uuid not null,
  revision bigint not null default 1,
  session_id uuid not null,
  service_id uuid not null,
  seats integer not null check (seats > 0),
  status text not null check (status in ('HELD', 'CONFIRMED', 'CANCELED', 'RELEASED')),
  -- A held place counts until then.
  held_until timestamptz,
  -- The checkout that holds the place, and its line item.
  holder_id uuid,
  line_id text collate "C",
  order_id uuid,
  member_id uuid,
  visitor_id uuid,
  -- The member with the confirmed email address that a guest booked with. The buyer remains the
  -- guest; the member sees the booking too.
  joined_member_id uuid,
  contact jsonb not null default '{}',
  choices jsonb not null default '{}',
  -- The language of messages about it; null: the store's.
  language text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, booking_id),
  foreign key (site_id, session_id) references service_session,
  foreign key (site_id, service_id) references service on delete cascade,
  check ((status = 'HELD') <= (held_until is not null))
);
create unique index booking_of_holder on booking (site_id, holder_id, line_id)
  where holder_id is not null;
create index booking_of_session on booking (site_id, session_id)
  where status in ('HELD', 'CONFIRMED');
create index booking_of_order on booking (site_id, order_id) where order_id is not null;
create index booking_of_member on booking (site_id, member_id, created_at)
  where member_id is not null;
create index booking_of_visitor on booking (site_id, visitor_id, created_at)
  where visitor_id is not null;
create index booking_of_joined_member on booking (site_id, joined_member_id, created_at)
  where joined_member_id is not null;
create index booking_of_guest_by_email on booking (site_id, lower(contact ->> 'email'))
  where member_id is null and joined_member_id is null;
create index booking_of_service on booking (site_id, service_id);
create index booking_held on booking (held_until) where status = 'HELD';
