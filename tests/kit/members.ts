import { randomUUID } from 'node:crypto';
import type { TestServer } from './start-server.ts';

/** A member, straight into the database: how members come to be is another matter than what they may do. */
export async function addMember({ db, siteId }: TestServer, status: 'APPROVED' | 'BLOCKED' = 'APPROVED'): Promise<string> {
  const memberId = randomUUID();
  await db.query({ text: 'insert into member (site_id, member_id, status) values ($1, $2, $3)', values: [siteId, memberId, status] });
  return memberId;
}

/** Ends everything the member is signed in with. */
export async function endSessions({ db, siteId }: TestServer, memberId: string): Promise<void> {
  await db.query({ text: 'update session set revoked_at = now() where site_id = $1 and member_id = $2', values: [siteId, memberId] });
}
