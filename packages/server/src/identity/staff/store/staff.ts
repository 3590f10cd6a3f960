import sql, { empty } from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export async function insertStaff(
  db: Reader,
  staff: {
    siteId: string;
    staffId: string;
    email: string;
    passwordHash: string;
    role: 'owner' | 'collaborator';
  },
): Promise<void> {
  await db.query(sql`insert into staff (site_id, staff_id, email, password_hash, role)
    values (${staff.siteId}, ${staff.staffId}, ${staff.email}, ${staff.passwordHash}, ${staff.role})`);
}

/** Of the owner by default; undefined if no staff member has the address. */
export async function replaceStaffPassword(
  db: Reader,
  siteId: string,
  passwordHash: string,
  email?: string,
): Promise<{ staffId: string; email: string } | undefined> {
  return first(
    await db.query<{
      staffId: string;
      email: string;
    }>(sql`update staff set password_hash = ${passwordHash}
    where site_id = ${siteId} and staff_id = (select staff_id from staff where site_id = ${siteId} and (${email ?? null}::text is null and role = 'owner' or lower(email) = lower(${email ?? null}))
      order by created_at, staff_id limit 1) returning staff_id as "staffId", email`),
  );
}

export interface StaffRow {
  readonly siteId: string;
  readonly staffId: string;
  readonly email: string;
  readonly role: 'owner' | 'collaborator';
  readonly permissions: readonly string[];
  readonly passwordHash: string;
  readonly createdAt: Date;
}

const columns = sql`s.site_id as "siteId", s.staff_id as "staffId", s.email, s.role, s.permissions, s.password_hash as "passwordHash", s.created_at as "createdAt"`;

export async function findStaffByEmail(
  db: Reader,
  siteId: string,
  email: string,
): Promise<StaffRow | undefined> {
  return first(
    await db.query<StaffRow>(
      sql`select ${columns} from staff s where s.site_id = ${siteId} and lower(s.email) = lower(${email})`,
    ),
  );
}

export async function findStaff(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<StaffRow | undefined> {
  return first(
    await db.query<StaffRow>(
      sql`select ${columns} from staff s where s.site_id = ${siteId} and s.staff_id = ${staffId}`,
    ),
  );
}

export async function saveStaffPassword(
  db: Reader,
  siteId: string,
  staffId: string,
  passwordHash: string,
): Promise<void> {
  await db.query(
    sql`update staff set password_hash = ${passwordHash} where site_id = ${siteId} and staff_id = ${staffId}`,
  );
}

export async function listStaffRows(db: Reader, siteId: string): Promise<StaffRow[]> {
  return db.query<StaffRow>(
    sql`select ${columns} from staff s where s.site_id = ${siteId} order by s.created_at, s.staff_id`,
  );
}

/** Undefined if a staff member already has this address. */
export async function insertCollaborator(db: Reader, row: StaffRow): Promise<StaffRow | undefined> {
  return first(
    await db.query<StaffRow>(sql`insert into staff as s (site_id, staff_id, email, password_hash, role, permissions, created_at)
    values (${row.siteId}, ${row.staffId}, ${row.email}, ${row.passwordHash}, 'collaborator', ${row.permissions}, ${row.createdAt}) on conflict do nothing returning ${columns}`),
  );
}

/** For a change that looks at what the collaborator may do. */
export async function lockCollaborator(
  tx: Reader,
  siteId: string,
  staffId: string,
): Promise<StaffRow | undefined> {
  return first(
    await tx.query<StaffRow>(
      sql`select ${columns} from staff s where s.site_id = ${siteId} and s.staff_id = ${staffId} and s.role = 'collaborator' for update`,
    ),
  );
}

/** The owner's rights are not anybody's to change. */
export async function savePermissions(
  db: Reader,
  siteId: string,
  staffId: string,
  permissions: readonly string[],
): Promise<StaffRow | undefined> {
  return first(
    await db.query<StaffRow>(
      sql`update staff s set permissions = ${permissions} where s.site_id = ${siteId} and s.staff_id = ${staffId} and s.role = 'collaborator' returning ${columns}`,
    ),
  );
}

export async function deleteCollaborator(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`delete from staff where site_id = ${siteId} and staff_id = ${staffId} and role = 'collaborator' returning 1`,
      )
    ).length > 0
  );
}

export async function insertStaffSession(
  db: Reader,
  session: {
    siteId: string;
    sessionId: string;
    staffId: string;
    device: string | null;
    now: Date;
    idleUntil: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query(sql`insert into staff_session (site_id, session_id, staff_id, device, created_at, idle_until, expires_at)
    values (${session.siteId}, ${session.sessionId}, ${session.staffId}, ${session.device}, ${session.now}, ${session.idleUntil}, ${session.expiresAt})`);
}

/** The staff member of a live session; `idleUntil` extends the session. */
export async function findStaffOfSession(
  db: Reader,
  siteId: string,
  sessionId: string,
  now: Date,
  idleUntil?: Date,
): Promise<StaffRow | undefined> {
  const renewed =
    idleUntil === undefined
      ? empty
      : sql`with renewed as (update staff_session set idle_until = least(${idleUntil}, expires_at) where site_id = ${siteId} and session_id = ${sessionId} and idle_until > ${now} and expires_at > ${now})`;
  return first(
    await db.query<StaffRow>(sql`${renewed} select ${columns} from staff_session t join staff s on s.site_id = t.site_id and s.staff_id = t.staff_id
    where t.site_id = ${siteId} and t.session_id = ${sessionId} and t.idle_until > ${now} and t.expires_at > ${now}`),
  );
}

export async function endStaffSession(
  db: Reader,
  siteId: string,
  sessionId: string,
): Promise<void> {
  await db.query(
    sql`delete from staff_session where site_id = ${siteId} and session_id = ${sessionId}`,
  );
}

export async function deleteOldStaffSessions(db: Reader, now: Date): Promise<void> {
  await db.query(sql`delete from staff_session where idle_until < ${now} or expires_at < ${now}`);
}
