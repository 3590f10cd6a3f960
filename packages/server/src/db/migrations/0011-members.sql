-- Members as the shop sees them: found, counted, changed many at once.

-- What is asked for and sorted by, out of the documents.
alter table member
  add column nickname text collate "C" generated always as (profile->>'nickname') stored,
  add column first_name text collate "C" generated always as (contact->>'firstName') stored,
  add column last_name text collate "C" generated always as (contact->>'lastName') stored,
  -- The same in one case; folded by the platform, because the database's idea of lower case hangs on how it was set up.
  add column folded_nickname text collate "C",
  add column folded_first_name text collate "C",
  add column folded_last_name text collate "C";

create index member_by_created on member (site_id, created_at, member_id);
create index member_by_updated on member (site_id, updated_at, member_id);
create index member_by_login on member (site_id, last_login_at, member_id);
create index member_by_email on member (site_id, login_email_key, member_id);
create index member_by_nickname on member (site_id, nickname, member_id);
create index member_by_first_name on member (site_id, first_name, member_id);
create index member_by_last_name on member (site_id, last_name, member_id);
create index member_by_status on member (site_id, status, created_at, member_id);
create index member_muted on member (site_id, created_at, member_id) where activity_status = 'MUTED';
create index member_of_contact on member (site_id, contact_id);
-- The ones that visitors see.
create index member_in_public on member (site_id, created_at, member_id) where status = 'APPROVED' and privacy_status = 'PUBLIC';
create index member_in_public_by_nickname on member (site_id, nickname, member_id) where status = 'APPROVED' and privacy_status = 'PUBLIC';
-- Beginnings and parts of names and addresses, in any case.
create index member_nickname_begins on member (site_id, folded_nickname);
create index member_first_name_begins on member (site_id, folded_first_name);
create index member_last_name_begins on member (site_id, folded_last_name);
create index member_trigrams on member using gin (login_email_key gin_trgm_ops, folded_nickname gin_trgm_ops, folded_first_name gin_trgm_ops, folded_last_name gin_trgm_ops);

-- How many there are of each kind, without counting a million rows: every change adds a line and locks none; a job sums them up.
create table member_tally (
  site_id uuid not null references site,
  status text not null,
  privacy_status text not null,
  delta bigint not null
);
create index member_tally_of on member_tally (site_id) include (status, privacy_status, delta);
insert into member_tally select site_id, status, privacy_status, count(*) from member group by 1, 2, 3;

create function tally_members_in() returns trigger language plpgsql as $$ begin
  insert into member_tally select site_id, status, privacy_status, count(*) from come group by 1, 2, 3;
  return null;
end $$;
create function tally_members_out() returns trigger language plpgsql as $$ begin
  insert into member_tally select site_id, status, privacy_status, -count(*) from gone group by 1, 2, 3;
  return null;
end $$;
create function tally_member_change() returns trigger language plpgsql as $$ begin
  insert into member_tally values (old.site_id, old.status, old.privacy_status, -1), (new.site_id, new.status, new.privacy_status, 1);
  return null;
end $$;
create trigger member_tally_in after insert on member referencing new table as come for each statement execute function tally_members_in();
create trigger member_tally_out after delete on member referencing old table as gone for each statement execute function tally_members_out();
create trigger member_tally_change after update of status, privacy_status on member for each row
  when (old.status is distinct from new.status or old.privacy_status is distinct from new.privacy_status) execute function tally_member_change();

-- One change for all members that a filter finds, done a hundred at a time.
create table member_job (
  site_id uuid not null references site,
  job_id uuid not null,
  action text not null check (action in ('DELETE', 'APPROVE', 'BLOCK')),
  -- As the caller wrote them.
  filter jsonb not null,
  search jsonb not null,
  content_assignee_id uuid,
  -- Who asked: nobody blocks themselves.
  actor jsonb not null,
  -- The last one that was looked at; those before are done.
  done_to uuid,
  succeeded bigint not null default 0,
  failed bigint not null default 0,
  -- The first hundred.
  failures jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (site_id, job_id)
);
create index member_job_age on member_job (created_at);
