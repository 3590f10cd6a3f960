import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

/** Invitations that were not accepted yet. */

export interface InvitationRow {
  readonly siteId: string;
  readonly invitationId: string;
  readonly email: string;
  readonly name: string | null;
  readonly isOwner: boolean;
  readonly builtInRoles: readonly string[];
  readonly customRoleIds: readonly string[];
  readonly language: string | null;
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

const columns = sql`i.site_id as "siteId", i.invitation_id as "invitationId", i.email, i.name, i.is_owner as "isOwner", i.built_in_roles as "builtInRoles",
  array(select r.role_id::text from staff_invitation_role r where r.site_id = i.site_id and r.invitation_id = i.invitation_id order by 1) as "customRoleIds",
  i.language, i.invited_by as "invitedBy", i.created_at as "createdAt", i.sent_at as "sentAt", i.expires_at as "expiresAt"`;

export async function listInvitations(db: Reader, siteId: string): Promise<InvitationRow[]> {
  return db.query<InvitationRow>(
    sql`select ${columns} from staff_invitation i where i.site_id = ${siteId} order by i.created_at desc, i.invitation_id`,
  );
}

/** False if the address has an invitation already. */
export async function insertInvitation(
  tx: Reader,
  row: InvitationRow,
  tokenHash: Buffer,
): Promise<boolean> {
  const rows =
    await tx.query(sql`insert into staff_invitation (site_id, invitation_id, email, name, is_owner, built_in_roles, language, token_hash, invited_by, created_at, sent_at, expires_at)
    values (${row.siteId}, ${row.invitationId}, ${row.email}, ${row.name}, ${row.isOwner}, ${row.builtInRoles}, ${row.language}, ${tokenHash}, ${row.invitedBy}, ${row.createdAt}, ${row.sentAt}, ${row.expiresAt})
    on conflict do nothing returning 1`);
  if (rows.length === 0) return false;
  await tx.query(sql`insert into staff_invitation_role (site_id, invitation_id, role_id)
    select ${row.siteId}, ${row.invitationId}, role_id from unnest(${row.customRoleIds}::uuid[]) as role_id`);
  return true;
}

export async function lockInvitation(
  tx: Reader,
  siteId: string,
  invitationId: string,
): Promise<InvitationRow | undefined> {
  return first(
    await tx.query<InvitationRow>(
      sql`select ${columns} from staff_invitation i where i.site_id = ${siteId} and i.invitation_id = ${invitationId} for update`,
    ),
  );
}

/** An expired invitation is not found. */
export async function findInvitationByToken(
  db: Reader,
  siteId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return first(
    await db.query<InvitationRow>(
      sql`select ${columns} from staff_invitation i where i.site_id = ${siteId} and i.token_hash = ${tokenHash} and i.expires_at > ${now}`,
    ),
  );
}

/** Deletes it; undefined if another request used it, or it expired. */
export async function takeInvitation(
  tx: Reader,
  siteId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  const found = await findInvitationByToken(tx, siteId, tokenHash, now);
  if (!found) return undefined;
  const deleted = await tx.query(
    sql`delete from staff_invitation where site_id = ${siteId} and invitation_id = ${found.invitationId} and token_hash = ${tokenHash} returning 1`,
  );
  return deleted.length > 0 ? found : undefined;
}

/** The sender becomes answerable for the invitation: acceptance depends on the sender's rights. */
export async function saveNewToken(
  tx: Reader,
  { siteId, invitationId, invitedBy, sentAt, expiresAt }: InvitationRow,
  tokenHash: Buffer,
): Promise<void> {
  await tx.query(sql`update staff_invitation set token_hash = ${tokenHash}, invited_by = ${invitedBy}, sent_at = ${sentAt}, expires_at = ${expiresAt}
    where site_id = ${siteId} and invitation_id = ${invitationId}`);
}

export async function deleteInvitation(
  tx: Reader,
  siteId: string,
  invitationId: string,
): Promise<void> {
  await tx.query(
    sql`delete from staff_invitation where site_id = ${siteId} and invitation_id = ${invitationId}`,
  );
}

export async function deleteOldInvitations(db: Reader, expiredBefore: Date): Promise<void> {
  await db.query(sql`delete from staff_invitation where expires_at < ${expiredBefore}`);
}
